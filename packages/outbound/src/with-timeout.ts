/**
 * Gives up after `timeoutMs`, whether or not the work listens to its signal: a signal that is
 * followed by a `Request` alone may be forgotten by the garbage collector.
 */
export async function withTimeout<Value>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  const { signal } = controller
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const timer = setTimeout(() => controller.abort(new DOMException('Too slow', 'TimeoutError')), timeoutMs)
  try {
    return await Promise.race([work(signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
