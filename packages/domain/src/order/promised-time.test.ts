import { describe, expect, test } from 'vitest'
import { isAwaited, laterPromise, promisedTime } from './promised-time.ts'

const order = {
  orderedAt: '2026-11-20T23:00:00.000Z',
  scheduledAt: null,
  maxDelayInMinutes: 40,
  promisedAt: null,
}
const at = (text: string) => new Date(`2026-11-20T${text}:00.000Z`)

describe('for when an order is promised', () => {
  test('the longest delay after it was ordered, else its scheduled time, else what was told since', () => {
    expect(promisedTime(order)).toEqual(at('23:40'))
    const scheduled = { ...order, scheduledAt: '2026-11-20T22:30:00.000Z' }
    expect(promisedTime(scheduled)).toEqual(at('22:30'))
    expect(promisedTime({ ...scheduled, promisedAt: '2026-11-20T22:45:00.000Z' })).toEqual(at('22:45'))
  })

  test('a mode without delays promises nothing until the shop says a time', () => {
    expect(promisedTime({ ...order, maxDelayInMinutes: 0 })).toBeUndefined()
    expect(promisedTime({ ...order, maxDelayInMinutes: 1 })).toEqual(at('23:01'))
    const told = { ...order, maxDelayInMinutes: 0, promisedAt: '2026-11-20T23:10:00.000Z' }
    expect(promisedTime(told)).toEqual(at('23:10'))
  })
})

/** spec('decisions beyond-the-documents.34') */
describe('a later promise', () => {
  test('is ten minutes after the last one', () => {
    expect(laterPromise(order, at('23:05'))).toEqual(at('23:50'))
    expect(laterPromise({ ...order, promisedAt: '2026-11-20T23:50:00.000Z' }, at('23:05'))).toEqual(
      new Date('2026-11-21T00:00:00.000Z'),
    )
  })

  test('is never in the past: what is late, or was never promised, is counted from now', () => {
    expect(laterPromise(order, at('23:45'))).toEqual(at('23:55'))
    expect(laterPromise({ ...order, maxDelayInMinutes: 0 }, at('23:05'))).toEqual(at('23:15'))
  })
})

test.each([
  ['GENERATED', 'DELIVERY', true],
  ['ACCEPTED', 'IN_DINING', true],
  ['READY', 'DELIVERY', true],
  ['READY', 'TAKE_AWAY', false],
  ['READY', 'IN_DINING', false],
  ['DELIVERED', 'DELIVERY', false],
  ['CANCELED', 'DELIVERY', false],
] as const)('an order that is %s by %s is awaited: %s', (status, type, expected) => {
  expect(isAwaited({ status, type })).toBe(expected)
})
