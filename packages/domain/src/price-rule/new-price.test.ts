import { expect, test } from 'vitest'
import { newPrice, roundPrice } from './new-price.ts'
import type { PriceChange, Rounding } from './price-rule.ts'

const up = (percent: number): PriceChange => ({ kind: 'PERCENT', way: 'UP', percent })
const down = (percent: number): PriceChange => ({ kind: 'PERCENT', way: 'DOWN', percent })
const to = (step: number, direction: Rounding['direction'] = 'NEAREST', ending = 0): Rounding => ({
  step,
  ending,
  direction,
})

/** spec('decisions prices-and-time.1') */
test.each([
  [up(12), 2_800_000, 3_136_000],
  // 12.5 % of 1.333 is 166,625: up to the cent, once.
  [up(12.5), 1_333, 1_500],
  [up(10), 5, 6],
  [down(10), 5, 5],
  [up(0.125), 400, 401],
  [down(100), 1_333, 0],
  [{ kind: 'AMOUNT', way: 'UP', amount: 500 }, 1_250, 1_750],
  [{ kind: 'AMOUNT', way: 'DOWN', amount: 500 }, 300, 0],
  [{ kind: 'FIXED', amount: 0 }, 1_250, 0],
] as const)('by %j, %i becomes %i', (change, before, after) => {
  expect(newPrice(before, { change, rounding: undefined })).toBe(after)
})

test('one price for all is not rounded', () => {
  expect(newPrice(1_250, { change: { kind: 'FIXED', amount: 777 }, rounding: to(100) })).toBe(777)
})

test.each([
  [to(100, 'UP'), 1_201, 1_300],
  [to(100, 'UP'), 1_300, 1_300],
  [to(100, 'DOWN'), 1_299, 1_200],
  [to(100), 1_249, 1_200],
  [to(100), 1_250, 1_300],
  [to(100, 'UP', 90), 1_191, 1_290],
  [to(100, 'DOWN', 90), 1_191, 1_190],
  [to(100, 'NEAREST', 99), 1_249, 1_299],
  [to(100, 'NEAREST', 99), 1_248, 1_199],
])('%j makes %i %i', (rounding, exact, rounded) => {
  expect(roundPrice(exact, rounding)).toBe(rounded)
})

test.each([
  [to(100, 'DOWN'), 100],
  [to(100, 'NEAREST'), 100],
  [to(100, 'DOWN', 90), 90],
  [to(100, 'NEAREST', 99), 99],
])('rounded by %j, what costs 30 does not become free', (rounding, after) => {
  expect(newPrice(30, { change: up(10), rounding })).toBe(after)
})

test('a free plate stays free, unless all get one price', () => {
  for (const change of [up(50), { kind: 'AMOUNT', way: 'UP', amount: 100 }] as const)
    expect(newPrice(0, { change, rounding: to(100, 'UP', 99) })).toBe(0)
  expect(newPrice(0, { change: { kind: 'FIXED', amount: 100 }, rounding: undefined })).toBe(100)
})
