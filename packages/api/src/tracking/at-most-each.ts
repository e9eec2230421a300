/**
 * Does something for a key at once, and then at most each so many milliseconds: what is wished in between is done
 * once, at the end of the pause. So the last wish is never lost, and a key that rests is forgotten.
 */
export function atMostEach(pauseMs: number, act: (key: string) => void): (key: string) => void {
  // Whether something was wished since it was done.
  const resting = new Map<string, boolean>()

  function begin(key: string): void {
    resting.set(key, false)
    const timer = setTimeout(() => {
      if (resting.get(key)) begin(key)
      else resting.delete(key)
    }, pauseMs)
    // A process that ends does not wait for a position.
    timer.unref()
    act(key)
  }

  return (key) => {
    if (resting.has(key)) resting.set(key, true)
    else begin(key)
  }
}
