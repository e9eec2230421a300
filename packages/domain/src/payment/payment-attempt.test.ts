import { expect, test } from 'vitest'
import { canBecome, PAYMENT_STATES, statesBefore } from './payment-attempt.ts'
import { PAYMENT_STATUSES } from './payment-type.ts'

test('every status has a state, and each but the first is reached from another', () => {
  expect(Object.keys(PAYMENT_STATES)).toEqual([...PAYMENT_STATUSES])
  const reached = PAYMENT_STATUSES.filter((status) => statesBefore(status).length > 0)
  expect(reached).toEqual(['APPROVED', 'REJECTED', 'EXPIRED', 'REFUNDED'])
})

test('an attempt never goes back, nor round in a circle', () => {
  const rank = (status: (typeof PAYMENT_STATUSES)[number]): number =>
    1 + Math.max(0, ...statesBefore(status).map(rank))
  for (const from of PAYMENT_STATUSES) {
    expect(canBecome(from, from)).toBe(false)
    for (const to of PAYMENT_STATES[from].next) expect(rank(to)).toBeGreaterThan(rank(from))
  }
})

test.each([
  ['PENDING', ['APPROVED', 'REJECTED', 'EXPIRED'], false],
  ['APPROVED', ['REFUNDED'], false],
  ['REJECTED', ['REFUNDED'], true],
  ['EXPIRED', ['REFUNDED'], true],
  ['REFUNDED', [], true],
] as const)('%s leads to %j', (status, next, isOver) => {
  expect(PAYMENT_STATUSES.filter((to) => canBecome(status, to))).toEqual(next)
  expect(PAYMENT_STATES[status].isOver).toBe(isOver)
})

test('an attempt that is over is never approved: late money is only refunded', () => {
  for (const status of PAYMENT_STATUSES) {
    if (PAYMENT_STATES[status].isOver) expect(canBecome(status, 'APPROVED')).toBe(false)
  }
  expect(canBecome('EXPIRED', 'REFUNDED')).toBe(true)
})
