import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshAfterUpdate, refreshNowAndThen, refreshWhenVisible } from './refresh-moments.ts'

/** A page that is looked at, or lies behind another. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: Page
let refresh: ReturnType<typeof vi.fn<() => void>>

beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  refresh = vi.fn<() => void>()
})

afterEach(() => {
  vi.useRealTimers()
})

/** spec('001 §2.13') spec('001 §4.2') spec('001 §9.4') */
test('five seconds after the flag appears it is refreshed, once', () => {
  refreshAfterUpdate(refresh)
  vi.advanceTimersByTime(4_999)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(refresh).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledOnce()
})

test('whoever leaves before is not asked for', () => {
  const stop = refreshAfterUpdate(refresh)
  vi.advanceTimersByTime(3_000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(refresh).not.toHaveBeenCalled()
})

/** spec('001 §4.2') */
test('each time that the page becomes visible it is refreshed, and not when it is hidden', () => {
  const stop = refreshWhenVisible(refresh, page as unknown as Document)
  page.turn('hidden')
  expect(refresh).not.toHaveBeenCalled()
  page.turn('visible')
  page.turn('hidden')
  page.turn('visible')
  expect(refresh).toHaveBeenCalledTimes(2)
  stop()
  page.turn('visible')
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('without a channel it is refreshed every fifteen seconds, while somebody looks', () => {
  const stop = refreshNowAndThen(refresh, page as unknown as Document)
  vi.advanceTimersByTime(30_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  page.turn('hidden')
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  page.turn('visible')
  vi.advanceTimersByTime(15_000)
  expect(refresh).toHaveBeenCalledTimes(3)
  stop()
})
