import type { LiveState } from '@mostrador/live/listen'
import { usePolling } from '@mostrador/live/use-polling'

/**
 * How often a page of a rider looks for news by itself, in milliseconds: alone, and where news
 * arrive anyway.
 */
const EVERY_MS = 15_000
const SELDOM_MS = 60_000

/**
 * Asks again when the page is looked at, when the connection is back, and now and then while
 * somebody looks; seldom where news arrive by themselves, of which one may be lost.
 */
export const useWhenBack = (ask: () => Promise<unknown>, live: LiveState = 'down'): void =>
  usePolling(ask, { everyMs: live === 'live' ? SELDOM_MS : EVERY_MS })
