/**
 * Does something for a key at once, and then not before it has rested: what is wished in between is
 * done once, at the end of the rest. So the last wish is never lost, and a key that nothing is
 * wished of is forgotten.
 * @param rest calls back when the pause is over; when it never calls back, the key is never acted
 * on again
 */
export function throttleByKey(
  rest: (wake: () => void) => void,
  act: (key: string) => void,
): (key: string) => void {
  // Whether something was wished since it was done.
  const resting = new Map<string, boolean>()

  function begin(key: string): void {
    resting.set(key, false)
    rest(() => {
      if (resting.get(key)) begin(key)
      else resting.delete(key)
    })
    act(key)
  }

  return (key) => {
    if (resting.has(key)) resting.set(key, true)
    else begin(key)
  }
}
