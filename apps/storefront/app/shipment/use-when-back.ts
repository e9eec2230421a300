import type { LiveState } from '@mostrador/live/listen'
import { useEffect } from 'react'

/** How often a page of a rider looks for news by itself, in milliseconds: alone, and where news arrive anyway. */
const EVERY_MS = 15_000
const SELDOM_MS = 60_000

/**
 * Asks again when the page is looked at, when the connection is back, and now and then while somebody looks; seldom
 * where news arrive by themselves, of which one may be lost.
 */
export function useWhenBack(ask: () => Promise<unknown>, live: LiveState = 'down'): void {
  useEffect(() => {
    const askWhenSeen = (): void => {
      if (document.visibilityState === 'visible') void ask()
    }
    const timer = setInterval(askWhenSeen, live === 'live' ? SELDOM_MS : EVERY_MS)
    document.addEventListener('visibilitychange', askWhenSeen)
    window.addEventListener('online', askWhenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askWhenSeen)
      window.removeEventListener('online', askWhenSeen)
    }
  }, [ask, live])
}
