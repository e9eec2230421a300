import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, each } from './timers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a delayed callback runs once; and not when it was called off', () => {
  const done: string[] = []
  after(5000, () => done.push('kept'))
  const callOff = after(5000, () => done.push('called off'))
  vi.advanceTimersByTime(4999)
  callOff()
  expect(done).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual(['kept'])
})

test('a repeated callback runs until it is called off', () => {
  const done: string[] = []
  const stop = each(1000, () => done.push('tick'))
  vi.advanceTimersByTime(999)
  expect(done).toEqual([])
  vi.advanceTimersByTime(2001)
  expect(done).toHaveLength(3)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(done).toHaveLength(3)
})
