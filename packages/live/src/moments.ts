/** Does something once, so many milliseconds from now; answers how to call it off. */
export function after(milliseconds: number, task: () => unknown): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Does something at most each `restMs` milliseconds: of many wishes together the first at once and the last at the end
 * of the rest, so that the last is never lost.
 */
export function paced<Wish>(restMs: number, act: (wish: Wish) => unknown): (wish: Wish) => void {
  let isResting = false
  let waiting: { readonly wish: Wish } | undefined

  function grant(wish: Wish): void {
    isResting = true
    waiting = undefined
    after(restMs, () => {
      isResting = false
      if (waiting) grant(waiting.wish)
    })
    act(wish)
  }

  return (wish) => {
    if (isResting) waiting = { wish }
    else grant(wish)
  }
}
