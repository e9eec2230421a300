import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhoneRest } from './phone-rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** spec('000 §9.2') */
test('the first phone is asked for at once, and one that is typed when it rested for half a second', () => {
  const asked: string[] = []
  const rest = createPhoneRest()
  rest(() => asked.push('kept'))
  vi.advanceTimersByTime(0)
  expect(asked).toEqual(['kept'])
  for (const phone of ['11 2', '11 23', '11 234']) {
    const callOff = rest(() => asked.push(phone))
    vi.advanceTimersByTime(499)
    callOff()
  }
  rest(() => asked.push('11 2345'))
  vi.advanceTimersByTime(499)
  expect(asked).toEqual(['kept'])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['kept', '11 2345'])
})
