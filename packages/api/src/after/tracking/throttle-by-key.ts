/**
 * Runs an action for a key at once, then not before it has rested; wishes in between run once at
 * the end of the rest, so that the last is never lost. An idle key is forgotten.
 * @param rest calls back when the pause is over; when it never calls back, the key is never acted
 * on again
 */
export function throttleByKey(
  rest: (wake: () => void) => void,
  act: (key: string) => void,
): (key: string) => void {
  // Whether a wish came since.
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
