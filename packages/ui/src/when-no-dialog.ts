const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Calls at once, or when the last dialog has gone; answers how to call it off. */
function afterDialogs(task: () => void): () => void {
  if (!isDialogOpen()) {
    task()
    return () => undefined
  }
  // Each dialog stands in a child of the body of its own, which goes with it.
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return
    observer.disconnect()
    task()
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/**
 * Calls `open` once what it opens was brought and nobody is in the middle of a dialog: what opens
 * by itself must not cover what somebody is filling in. It is brought first, since a dialog can be
 * opened while it is on its way; what cannot be brought is not opened. Answers how to call it off.
 * Only for a browser.
 */
export function whenNoDialog(bring: () => Promise<unknown>, open: () => void): () => void {
  let callOff = (): void => undefined
  let isOver = false
  const wait = (): void => {
    if (!isOver) callOff = afterDialogs(open)
  }
  bring().then(wait, () => undefined)
  return () => {
    isOver = true
    callOff()
  }
}
