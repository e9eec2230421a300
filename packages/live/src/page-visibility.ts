/** Document, as far as it tells whether the page is visible. */
export type PageHost = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

type WindowHost = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Tells each time that the page is hidden or shown again, with whether it is visible now. Answers
 * how to stop.
 */
export function onVisibilityChange(
  tell: (isVisible: boolean) => unknown,
  page: PageHost = document,
): () => void {
  const changed = (): void => void tell(page.visibilityState === 'visible')
  page.addEventListener('visibilitychange', changed)
  return () => page.removeEventListener('visibilitychange', changed)
}

/**
 * Calls `leave` when the page is put away, which may be the last that it does: a phone may never
 * say more than that it is hidden, and a browser that closes may say only that it leaves. It may be
 * called twice for one leaving. Answers how to stop.
 */
export function onPageLeave(
  leave: () => unknown,
  { page, window: view }: { readonly page: PageHost; readonly window: WindowHost } = {
    page: document,
    window,
  },
): () => void {
  const stop = onVisibilityChange((isVisible) => isVisible || leave(), page)
  view.addEventListener('pagehide', leave)
  return () => {
    stop()
    view.removeEventListener('pagehide', leave)
  }
}
