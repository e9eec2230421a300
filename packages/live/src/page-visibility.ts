/** Document, as far as it tells whether the page is visible. */
export type PageHost = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

type WindowHost = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Tells whether the page is visible at each change. Returns a function that stops. */
export function onVisibilityChange(
  tell: (isVisible: boolean) => unknown,
  page: PageHost = document,
): () => void {
  const changed = (): void => void tell(page.visibilityState === 'visible')
  page.addEventListener('visibilitychange', changed)
  return () => page.removeEventListener('visibilitychange', changed)
}

/**
 * Calls `leave` when the page is hidden or left, which may be its last event: a phone may only
 * report that it is hidden, a closing browser only that it leaves. It may be called twice for one
 * leaving. Returns a function that stops.
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
