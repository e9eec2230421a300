const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Calls at once, or after the last dialog is gone; returns a function that cancels. */
function afterDialogs(task: () => void): () => void {
  if (!isDialogOpen()) {
    task()
    return () => undefined
  }
  // Each dialog has a child of the body of its own, removed with it.
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return
    observer.disconnect()
    task()
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/**
 * Calls `open` once its code is loaded and no dialog is open, so that a dialog that opens by
 * itself does not cover a form. Loading comes first, since a dialog may open meanwhile; after a
 * failed load it is not called. Returns a function that cancels. Only in a browser.
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
