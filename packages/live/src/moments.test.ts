import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, paced } from './moments.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('something is done once, then; and not when it was called off', () => {
  const done: string[] = []
  after(5000, () => done.push('kept'))
  const callOff = after(5000, () => done.push('called off'))
  vi.advanceTimersByTime(4999)
  callOff()
  expect(done).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual(['kept'])
})

test('of many wishes the first is granted at once, and the last when it has rested', () => {
  const done: number[] = []
  const wish = paced<number>(1000, (one) => done.push(one))
  for (let one = 0; one < 10; one += 1) {
    wish(one)
    vi.advanceTimersByTime(50)
  }
  expect(done).toEqual([0])
  vi.advanceTimersByTime(500)
  expect(done).toEqual([0, 9])
  // What is granted at the end of a rest is rested from as well.
  wish(10)
  expect(done).toEqual([0, 9])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([0, 9, 10])
  vi.advanceTimersByTime(1000)
  wish(11)
  expect(done).toEqual([0, 9, 10, 11])
})
