/** A browser’s clock is believed within this; answers out of its cache may be an hour old. */
const BELIEVED_MS = 2 * 60 * 60 * 1000

/**
 * The server's time at this page's own beginning, as far as its answers tell: the newest of them is
 * not from a cache.
 */
let beginning = Number.NEGATIVE_INFINITY

/** Learns the server's time from an answer; hands the answer on. */
export function noteServerTime(response: Response): Response {
  const answered = Date.parse(response.headers.get('date') ?? '')
  const isKept = response.headers.get('cache-control')?.includes('immutable') ?? false
  if (!Number.isNaN(answered) && !isKept) beginning = Math.max(beginning, answered - performance.now())
  return response
}

/** The time as the last answer told it, in milliseconds; minus infinity before the first. */
export const toldNow = (): number => beginning + performance.now()

/** The time as the server has it, where the browser's clock is far off; else the browser's own. */
export function serverNow(): Date {
  const told = toldNow()
  const isFarOff = Number.isFinite(told) && Math.abs(told - Date.now()) > BELIEVED_MS
  return new Date(isFarOff ? told : Date.now())
}

/**
 * Now, as the end of what is asked for: never before the server's own now, however little the
 * browser's clock is behind.
 */
export const serverNowOrLater = (): Date => new Date(Math.max(serverNow().getTime(), toldNow()))
