import { serverNow, toldNow } from '../frame/server-clock.ts'

/**
 * The time by which a local opens and closes under its page: the server's, and before every change
 * until an answer has told it, as a browser's clock may be days off.
 */
export const openingClock = (): Date => (Number.isFinite(toldNow()) ? serverNow() : new Date(0))
