/** Interval and timeout of looks for a connection on a kept page, in milliseconds. */
const LOOK_MS = 10_000
const ANSWER_MS = 8000

/** File that always exists; the worker does not answer its HEAD. */
const ANY_FILE = '/sw.js'

/**
 * The worker marks a document that it had kept, because the server could not be reached
 * (`public/sw.js`). Read once: React may mount the document anew, without the mark.
 */
let isKept = 'kept' in document.documentElement.dataset

/** Whether the shown data may be old: there is no connection, or the page came from the worker. */
export const isOffline = (): boolean => !navigator.onLine || isKept

/** Any answer of the server, also an error, means that the page is online. */
async function look(): Promise<void> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const answer = await fetch(ANY_FILE, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  if (answer) isKept = false
}

/** Calls back when `isOffline` may have changed; returns a function that stops. */
export function watchConnection(listener: () => void): () => void {
  const change = (): void => {
    if (isKept && document.visibilityState === 'visible') void look().then(listener)
    else listener()
  }
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, change)
  const timer = isKept ? setInterval(change, LOOK_MS) : undefined
  return () => {
    for (const event of events) removeEventListener(event, change)
    clearInterval(timer)
  }
}
