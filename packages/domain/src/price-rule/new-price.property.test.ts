import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newPrice, roundPrice } from './new-price.ts'
import {
  LARGEST_PERCENT,
  PRICE_WAYS,
  ROUNDING_DIRECTIONS,
  type PriceChange,
  type Rounding,
} from './price-rule.ts'

/** The dearest thing of a tenant's file, in its smallest unit. */
const MOST = 100_000_000_000

const prices = fc.integer({ min: 0, max: MOST })
const ways = fc.constantFrom(...PRICE_WAYS)
const changes: fc.Arbitrary<PriceChange> = fc.oneof(
  fc
    .record({ way: ways, thousandths: fc.integer({ min: 1, max: LARGEST_PERCENT * 1000 }) })
    .map(({ way, thousandths }) => ({
      kind: 'PERCENT' as const,
      way,
      percent: (way === 'UP' ? thousandths : Math.min(thousandths, 100_000)) / 1000,
    })),
  fc.record({ kind: fc.constant('AMOUNT' as const), way: ways, amount: prices }),
  fc.record({ kind: fc.constant('FIXED' as const), amount: prices }),
)
const roundings: fc.Arbitrary<Rounding> = fc.integer({ min: 1, max: 1_000_000 }).chain((step) =>
  fc.record({
    step: fc.constant(step),
    ending: fc.integer({ min: 0, max: step - 1 }),
    direction: fc.constantFrom(...ROUNDING_DIRECTIONS),
  }),
)
const rules = fc.record({
  change: changes,
  rounding: fc.option(roundings, { nil: undefined }),
})

/** The same by numbers that are as long as they need to be. */
function exactly(
  before: number,
  { change, rounding }: { change: PriceChange; rounding: Rounding | undefined },
) {
  if (change.kind === 'FIXED') return BigInt(change.amount)
  const price = BigInt(before)
  const sign = change.way === 'UP' ? 1n : -1n
  const raw =
    change.kind === 'AMOUNT'
      ? price + sign * BigInt(change.amount)
      : // Half up, once.
        (price * (100_000n + sign * BigInt(Math.round(change.percent * 1000))) * 2n + 100_000n) / 200_000n
  if (price === 0n || raw <= 0n) return 0n
  if (!rounding) return raw
  const [step, ending] = [BigInt(rounding.step), BigInt(rounding.ending)]
  // Counted up from the lowest allowed price, in whole steps.
  const steps = (raw - ending + step * 2n) / step - 2n
  const below = ending + steps * step
  const above = below === raw ? raw : below + step
  const isUp =
    rounding.direction === 'UP' || (rounding.direction === 'NEAREST' && (raw - below) * 2n >= above - below)
  const rounded = below === raw || isUp ? above : below
  if (rounded > 0n) return rounded
  return ending === 0n ? step : ending
}

/** spec('decisions prices-and-time.1') */
describe('a rule', () => {
  test('makes whole amounts of the minor unit, never below nothing', () => {
    fc.assert(
      fc.property(prices, rules, (before, rule) => {
        const after = newPrice(before, rule)
        expect(Number.isSafeInteger(after)).toBe(true)
        expect(after).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('makes what exact arithmetic makes', () => {
    fc.assert(
      fc.property(prices, rules, (before, rule) => {
        expect(BigInt(newPrice(before, rule))).toBe(exactly(before, rule))
      }),
    )
  })

  test('keeps the order of prices: what was dearer is not cheaper afterwards', () => {
    fc.assert(
      fc.property(prices, prices, rules, (one, other, rule) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(newPrice(low, rule)).toBeLessThanOrEqual(newPrice(high, rule))
      }),
    )
  })

  test('rounds to a price that it leaves as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST }), roundings, (exact, rounding) => {
        const rounded = roundPrice(exact, rounding)
        expect((rounded - rounding.ending) % rounding.step).toBe(0)
        expect(roundPrice(rounded, rounding)).toBe(rounded)
        // Below the lowest price there is none to go down to.
        const isLowest = rounded === (rounding.ending || rounding.step)
        if (rounding.direction === 'UP') expect(rounded).toBeGreaterThanOrEqual(exact)
        if (rounding.direction === 'DOWN' && !isLowest) expect(rounded).toBeLessThanOrEqual(exact)
        if (!isLowest) expect(Math.abs(rounded - exact)).toBeLessThan(rounding.step)
      }),
    )
  })
})
