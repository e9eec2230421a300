import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
let answer: () => Promise<Response>
const asked = vi.fn<(path: string, init: RequestInit) => void>()

/** A page that the worker had kept or not, in a browser that believes itself connected or not. */
async function open(kept: boolean) {
  vi.resetModules()
  vi.stubGlobal('document', {
    documentElement: { dataset: kept ? { kept: '' } : {} },
    visibilityState: 'visible',
  })
  vi.stubGlobal('navigator', { onLine: true })
  return import('./is-offline.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked(path, init)
    return answer()
  })
})

afterEach(() => {
  asked.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** spec('decisions beyond-the-documents.11') */
test('a page from the server is as old as its connection', async () => {
  const { isOffline, watchConnection } = await open(false)
  expect(isOffline()).toBe(false)
  const hear = vi.fn<() => void>()
  const stop = watchConnection(hear)
  vi.stubGlobal('navigator', { onLine: false })
  page.dispatchEvent(new Event('offline'))
  expect(hear).toHaveBeenCalledOnce()
  expect(isOffline()).toBe(true)
  stop()
  page.dispatchEvent(new Event('online'))
  expect(hear).toHaveBeenCalledOnce()
  expect(asked).not.toHaveBeenCalled()
})

test('a kept page is old, whatever the browser believes, until the server answers', async () => {
  const { isOffline, watchConnection } = await open(true)
  expect(isOffline()).toBe(true)
  const hear = vi.fn<() => void>()
  const stop = watchConnection(hear)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledExactlyOnceWith('/sw.js', expect.objectContaining({ method: 'HEAD' }))
  expect(isOffline()).toBe(true)
  answer = async () => new Response(null, { status: 503 })
  hear.mockClear()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(hear).toHaveBeenCalledOnce()
  expect(isOffline()).toBe(false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
})
