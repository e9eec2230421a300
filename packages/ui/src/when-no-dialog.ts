const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/**
 * Calls once nobody is in the middle of a dialog: what opens by itself must not cover what somebody is filling in.
 * Answers how to call it off. Only for a browser.
 */
export function whenNoDialog(task: () => void): () => void {
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
