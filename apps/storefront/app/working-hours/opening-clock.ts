import { serverNow, toldNow } from '../frame/server-clock.ts'

/**
 * Returns the time by which a branch contact opens and closes: the server's. Before the first
 * answer it is 1970, before every change, as a browser's clock may be days off.
 */
export const openingClock = (): Date => (Number.isFinite(toldNow()) ? serverNow() : new Date(0))
