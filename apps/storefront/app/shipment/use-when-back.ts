import type { LiveState } from '@mostrador/live/listen'
import { usePolling } from '@mostrador/live/use-polling'

/** Polling intervals of a rider's page, in milliseconds: without and with real-time news. */
const EVERY_MS = 15_000
const SELDOM_MS = 60_000

/**
 * Asks again when the page is shown, when the connection is back, and by polling while seen;
 * seldom where real-time news arrive, of which one may be lost.
 */
export const useWhenBack = (ask: () => Promise<unknown>, live: LiveState = 'down'): void =>
  usePolling(ask, { everyMs: live === 'live' ? SELDOM_MS : EVERY_MS })
