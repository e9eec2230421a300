/** Largest error of a browser's clock; answers out of its cache may be an hour old. */
const BELIEVED_MS = 2 * 60 * 60 * 1000

/** Server time at this page's start by its answers; the latest of them is not from a cache. */
let beginning = Number.NEGATIVE_INFINITY

/** Learns the server's time from an answer, and returns the answer. */
export function noteServerTime(response: Response): Response {
  const answered = Date.parse(response.headers.get('date') ?? '')
  const isKept = response.headers.get('cache-control')?.includes('immutable') ?? false
  if (!Number.isNaN(answered) && !isKept) beginning = Math.max(beginning, answered - performance.now())
  return response
}

/** Returns the server's time by the last answer, in milliseconds; -Infinity before it. */
export const toldNow = (): number => beginning + performance.now()

/** Returns the server's time where the browser's clock is far off, else the browser's. */
export function serverNow(): Date {
  const told = toldNow()
  const isFarOff = Number.isFinite(told) && Math.abs(told - Date.now()) > BELIEVED_MS
  return new Date(isFarOff ? told : Date.now())
}

/** Returns now as the end of a queried range, never before the server's own now. */
export const serverNowOrLater = (): Date => new Date(Math.max(serverNow().getTime(), toldNow()))
