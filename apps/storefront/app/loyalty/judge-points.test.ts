import { expect, test } from 'vitest'
import { judgePoints, termsOf } from './judge-points.ts'
import { readWish } from './points-wish.ts'

const terms = {
  orderPercentage: 5,
  minRedeemedPoints: 500,
  maxRedeemedPoints: 10_000,
  maxRedeemedPercentage: 50,
  supportsDiscounts: false,
}
const scene = { wanted: 0, balance: 12_000, amount: 1_600_000, mantissa: 2, hasCode: false }

test('points that were not asked for are refused by no limit', () => {
  expect(judgePoints(terms, scene)).toEqual({
    redeemed: 0,
    balance: 12_000,
    amount: 1_600_000,
    isBlockedByCode: false,
    refusal: undefined,
  })
  expect(judgePoints(terms, { ...scene, wanted: 1 }).refusal?.code).toBe('below-minimum')
})

test('a programme that says nothing of codes combines with them', () => {
  const { supportsDiscounts, ...silent } = terms
  expect(termsOf(silent)).toEqual({ ...silent, supportsDiscounts: true })
  expect(termsOf({ ...silent, supportsDiscounts })).toEqual(terms)
})

test('a number longer than twelve digits is no number of points', () => {
  const order = { ...scene, name: 'Brasas' }
  const whole = { ok: false, problem: 'Escribe un número entero' }
  expect(readWish('1'.repeat(13), terms, order)).toEqual(whole)
  expect(readWish('x1', terms, order)).toEqual(whole)
  expect(readWish('1'.repeat(12), terms, order)).not.toEqual(whole)
})
