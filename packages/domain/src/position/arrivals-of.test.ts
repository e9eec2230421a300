import { describe, expect, test } from 'vitest'
import { nextArrival, observedSpeed } from './arrival.ts'
import { arrivalsOf, inRideOrder } from './arrivals-of.ts'

const NOON = Date.parse('2026-11-20T15:00:00Z')
const SHOP = { lat: 0, lng: 0 }
const from = { ...SHOP, accuracy: 5, at: NOON }
/** So many metres north. */
const north = (metres: number) => ({ lat: metres / 111_195, lng: 0 })
const delivery = (stackingOrder: number, metres: number | null, eta: number | null = null) => ({
  status: 'ON_ROUTE_TO_DROP_OFFS' as const,
  stackingOrder,
  destination: metres === null ? null : north(metres),
  eta,
})
const secondsOf = (arrivals: readonly { readonly eta: number }[]) =>
  arrivals.map(({ eta }) => Math.round((eta - NOON) / 1000))

describe('when a rider is at each door', () => {
  test('the one that was picked comes first, then the others by their place', () => {
    const picked = { ...delivery(3, 100), status: 'ON_ROUTE_TO_DROP_OFF' as const }
    const order = inRideOrder([delivery(2, 100), delivery(1, 100), picked])
    expect(order.map(({ stackingOrder }) => stackingOrder)).toEqual([3, 1, 2])
  })

  test('the doors before it count with their way and three minutes each, those without a place not at all', () => {
    const ride = { from, track: [], toldAt: null }
    // 1.35 times 1,100 m at 5.5 m/s are 270 s; there and 1,100 m farther, with a stop between, 720
    // s.
    const arrivals = arrivalsOf([delivery(2, 2200), delivery(0, null), delivery(1, 1100)], ride)
    expect(arrivals.map(({ stackingOrder }) => stackingOrder)).toEqual([1, 2])
    expect(secondsOf(arrivals)).toEqual([270, 720])
    expect(Number.isInteger(arrivals[0]?.eta)).toBe(true)
  })

  test('a told arrival moves by a minute and the time since it was told, where that is known', () => {
    const told = delivery(1, 1100, NOON + 1_000_000)
    const tellAt = (toldAt: number | null) => secondsOf(arrivalsOf([told], { from, track: [], toldAt }))
    expect(tellAt(NOON - 30_000)).toEqual([910])
    expect(tellAt(null)).toEqual([270])
    const neverTold = arrivalsOf([delivery(1, 1100)], { from, track: [], toldAt: NOON - 30_000 })
    expect(secondsOf(neverTold)).toEqual([270])
  })
})

describe('the next estimate', () => {
  const told = { eta: 500_000, since: 90_000 }

  test.each([
    { what: 'nothing was told', told: null, computed: 500_000, eta: 500_000 },
    { what: 'nothing was told and it is past', told: null, computed: 50_000, eta: 100_000 },
    { what: 'it is near', told, computed: 520_000, eta: 520_000 },
    { what: 'it jumps up', told, computed: 900_000, eta: 570_000 },
    { what: 'it jumps down', told, computed: 200_000, eta: 430_000 },
    { what: 'the clock went back', told: { ...told, since: 190_000 }, computed: 900_000, eta: 560_000 },
    { what: 'it would be past', told: { eta: 110_000, since: 100_000 }, computed: 0, eta: 100_000 },
  ])('at 100 s, where $what', ({ eta, computed, ...one }) => {
    expect(nextArrival(one.told, { computed, now: 100_000 })).toBe(eta)
  })
})

describe('the speed that was seen', () => {
  const fix = (metres: number, seconds: number) => ({ ...north(metres), accuracy: 5, at: seconds * 1000 })

  test('says nothing across a gap of more than two minutes, nor of two fixes of one instant', () => {
    expect(observedSpeed([fix(0, 0), fix(1210, 121)])).toBe(5.5)
    expect(observedSpeed([fix(0, 0), fix(1200, 0)])).toBe(5.5)
    expect(observedSpeed([fix(1200, 10), fix(0, 0)])).toBe(5.5)
    // A jump of one instant does not count beside a way of 100 of the 300 seconds, at 6 m/s.
    expect(observedSpeed([fix(0, 0), fix(1200, 0), fix(1800, 100)])).toBeCloseTo((6 + 2 * 5.5) / 3, 3)
    // 120 seconds of 300 at 10 m/s: two fifths of it, and three of the usual.
    expect(observedSpeed([fix(0, 0), fix(1200, 120)])).toBeCloseTo(7.3, 3)
  })

  test('is that of a walk from 0.7 m/s on', () => {
    // These are seven metres to the last digit.
    const walked = { lat: 0.01, lng: 0.00006295242444332267, accuracy: 5, at: 10_000 }
    const speed = observedSpeed([{ ...walked, lng: 0, at: 0 }, walked])
    expect(speed).toBeCloseTo((0.7 + 29 * 5.5) / 30, 3)
  })

  test('is that of moving alone', () => {
    const track = [fix(0, 0), fix(600, 100), fix(610, 200), fix(1210, 300), fix(1810, 400)]
    expect(observedSpeed(track)).toBeCloseTo(6, 3)
  })
})
