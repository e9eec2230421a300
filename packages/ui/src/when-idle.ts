/** Longest wait for an idle moment, in milliseconds. */
const AT_LATEST_MS = 5000

/** How long to wait where the browser does not say when it is idle, as Safari. */
const WITHOUT_NOTICE_MS = 2000

/**
 * Calls once the browser has nothing better to do. Answers how to call it off. Only for a browser.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, WITHOUT_NOTICE_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(request)
}
