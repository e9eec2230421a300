import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshAfterUpdate } from './use-live-order.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** spec('001 §2.13') spec('001 §4.2') spec('001 §9.4') */
test('five seconds after the flag appears it is refreshed, once, and not for whoever left before', () => {
  const [stayed, left] = [vi.fn<() => void>(), vi.fn<() => void>()]
  refreshAfterUpdate(stayed)
  const stop = refreshAfterUpdate(left)
  vi.advanceTimersByTime(4_999)
  expect(stayed).not.toHaveBeenCalled()
  stop()
  vi.advanceTimersByTime(1)
  expect(stayed).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(stayed).toHaveBeenCalledOnce()
  expect(left).not.toHaveBeenCalled()
})
