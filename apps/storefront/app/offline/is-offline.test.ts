import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOffline, LOOK_MS, watchConnection } from './is-offline.ts'

let page: EventTarget
let dataset: { kept?: string }
let answer: () => Promise<Response>
const asked = vi.fn<(path: string, init: RequestInit) => void>()

/** A page that the worker had kept or not, in a browser that believes itself connected or not. */
function open({ kept, onLine }: { kept: boolean; onLine: boolean }): void {
  dataset = kept ? { kept: '' } : {}
  vi.stubGlobal('document', { documentElement: { dataset }, visibilityState: 'visible' })
  vi.stubGlobal('navigator', { onLine })
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('location', { pathname: '/menu/ombu' })
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

test('a page from the server is as old as its connection', () => {
  open({ kept: false, onLine: true })
  expect(isOffline()).toBe(false)
  const hear = vi.fn<() => void>()
  const stop = watchConnection(hear)
  open({ kept: false, onLine: false })
  page.dispatchEvent(new Event('offline'))
  expect(hear).toHaveBeenCalledOnce()
  expect(isOffline()).toBe(true)
  stop()
  page.dispatchEvent(new Event('online'))
  expect(hear).toHaveBeenCalledOnce()
  expect(asked).not.toHaveBeenCalled()
})

test('a kept page is old, whatever the browser believes, until the server answers', async () => {
  open({ kept: true, onLine: true })
  expect(isOffline()).toBe(true)
  const stop = watchConnection(() => undefined)
  await vi.advanceTimersByTimeAsync(LOOK_MS)
  expect(asked).toHaveBeenCalledExactlyOnceWith('/menu/ombu', { method: 'HEAD', cache: 'no-store' })
  expect(isOffline()).toBe(true)
  answer = async () => new Response(null, { status: 503 })
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(false)
  await vi.advanceTimersByTimeAsync(LOOK_MS)
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
})
