/** How often the order is asked for while nothing arrives by itself, in milliseconds. */
const FALLBACK_MS = 15_000

/** After the flag `refreshAfterUpdate` appears, in milliseconds. Source: 001 §9. */
const AFTER_UPDATE_MS = 5_000

type Refresh = () => unknown

/** What of the document tells whether it is looked at. */
export type Seen = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Refreshes once, five seconds from now. Answers how to call it off. Source: 001 §4 Refreshing the follow-up. */
export function refreshAfterUpdate(refresh: Refresh): () => void {
  const timer = setTimeout(refresh, AFTER_UPDATE_MS)
  return () => clearTimeout(timer)
}

/** Refreshes whenever the page becomes visible, until it is called off. Source: 001 §4 Refreshing the follow-up. */
export function refreshWhenVisible(refresh: Refresh, page: Seen): () => void {
  const onChange = (): void => {
    if (page.visibilityState === 'visible') refresh()
  }
  page.addEventListener('visibilitychange', onChange)
  return () => page.removeEventListener('visibilitychange', onChange)
}

/** Refreshes every few seconds while somebody looks at the page, until it is called off. */
export function refreshNowAndThen(refresh: Refresh, page: Seen): () => void {
  const timer = setInterval(() => {
    if (page.visibilityState === 'visible') refresh()
  }, FALLBACK_MS)
  return () => clearInterval(timer)
}
