import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addedNow, followAdded, signalAdded } from './added-signal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** spec('000 §9.4') spec('001 §9.20') */
test('an added plate is shown for 1,450 ms, and then no longer', () => {
  signalAdded('Bife')
  vi.advanceTimersByTime(1449)
  expect(addedNow()).toMatchObject({ name: 'Bife' })
  vi.advanceTimersByTime(1)
  expect(addedNow()).toBeUndefined()
})

test('another plate meanwhile has its whole time, and everybody hears of each change', () => {
  let heard = 0
  const stop = followAdded(() => void (heard += 1))
  signalAdded('Bife')
  vi.advanceTimersByTime(1000)
  const first = addedNow()
  signalAdded('Bife')
  expect(addedNow()).not.toEqual(first)
  vi.advanceTimersByTime(1449)
  expect(addedNow()).toMatchObject({ name: 'Bife' })
  vi.advanceTimersByTime(1)
  expect([addedNow(), heard]).toEqual([undefined, 3])
  stop()
  signalAdded('Flan')
  expect(heard).toBe(3)
  vi.runAllTimers()
})
