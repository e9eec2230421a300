/** Longest wait for an idle moment, in milliseconds. */
const AT_LATEST_MS = 5000

/** Wait in milliseconds where the browser has no `requestIdleCallback`, as Safari. */
const WITHOUT_NOTICE_MS = 2000

/** Calls a task once the browser is idle; returns a function that cancels. Only in a browser. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, WITHOUT_NOTICE_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(task, { timeout: AT_LATEST_MS })
  return () => cancelIdleCallback(request)
}
