import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollWhileVisible, throttle, type PollingHost } from './polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of many wishes the first is granted at once, and the last when it has rested', () => {
  const done: number[] = []
  const wish = throttle<number>(1000, (one) => done.push(one))
  for (let one = 0; one < 10; one += 1) {
    wish(one)
    vi.advanceTimersByTime(50)
  }
  expect(done).toEqual([0])
  vi.advanceTimersByTime(500)
  expect(done).toEqual([0, 9])
  // An answer at the end of a rest begins a rest as well.
  wish(10)
  expect(done).toEqual([0, 9])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([0, 9, 10])
  vi.advanceTimersByTime(1000)
  wish(11)
  expect(done).toEqual([0, 9, 10, 11])
})

/** A browser whose page is looked at, or lies behind another. */
function browser() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const network = new EventTarget()
  return {
    surroundings: { page, network } as unknown as PollingHost,
    turn: (state: DocumentVisibilityState) => {
      page.visibilityState = state
      page.dispatchEvent(new Event('visibilitychange'))
    },
    connect: () => network.dispatchEvent(new Event('online')),
  }
}

/** spec('001 §4.2') */
test('each time that the page becomes visible it is asked again, and not when it is hidden', () => {
  const ask = vi.fn<() => void>()
  const { surroundings, turn } = browser()
  const stop = pollWhileVisible(ask, {}, surroundings)
  turn('hidden')
  expect(ask).not.toHaveBeenCalled()
  turn('visible')
  turn('hidden')
  turn('visible')
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  turn('visible')
  vi.advanceTimersByTime(600_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('by the clock it is asked again while somebody looks', () => {
  const ask = vi.fn<() => void>()
  const { surroundings, turn } = browser()
  const stop = pollWhileVisible(ask, { everyMs: 15_000 }, surroundings)
  vi.advanceTimersByTime(30_000)
  expect(ask).toHaveBeenCalledTimes(2)
  turn('hidden')
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  turn('visible')
  vi.advanceTimersByTime(15_000)
  expect(ask).toHaveBeenCalledTimes(4)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(4)
})

test('a connection that is back is a moment, for a page that nobody looks at where that is wanted', () => {
  const [shown, sent] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { surroundings, turn, connect } = browser()
  const stops = [
    pollWhileVisible(shown, {}, surroundings),
    pollWhileVisible(sent, { everyMs: 10_000, alsoHidden: true }, surroundings),
  ]
  connect()
  expect([shown, sent].map((ask) => ask.mock.calls.length)).toEqual([1, 1])
  turn('hidden')
  connect()
  vi.advanceTimersByTime(10_000)
  expect([shown, sent].map((ask) => ask.mock.calls.length)).toEqual([1, 4])
  for (const stop of stops) stop()
  connect()
  expect([shown, sent].map((ask) => ask.mock.calls.length)).toEqual([1, 4])
})
