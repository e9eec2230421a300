import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DETOUR,
  FASTEST_SPEED,
  MOST_JUMP_MS,
  nextArrival,
  observedSpeed,
  secondsOfWay,
  SLOWEST_SPEED,
  STOP_SECONDS,
  USUAL_SPEED,
} from './arrival.ts'

const point = fc.record({
  lat: fc.double({ min: -35, max: -34, noNaN: true }),
  lng: fc.double({ min: -59, max: -58, noNaN: true }),
})
const speed = fc.double({ min: 0, max: 40, noNaN: true })
const way = fc.record({ from: point, stops: fc.array(point, { maxLength: 6 }), to: point, speed })
const instant = fc.integer({ min: 0, max: 1e12 })

test('a way takes as long as its streets and its doors', () => {
  const from = { lat: 0, lng: 0 }
  const to = { lat: 0.01, lng: 0 }
  const direct = secondsOfWay({ from, stops: [], to, speed: 5 })
  expect(direct).toBeCloseTo((1111.95 * DETOUR) / 5, 0)
  const over = { lat: 0.005, lng: 0 }
  expect(secondsOfWay({ from, stops: [over], to, speed: 5 })).toBeCloseTo(direct + STOP_SECONDS, 3)
})

test('no way takes less than nothing, or for ever', () => {
  fc.assert(
    fc.property(way, (one) => {
      const seconds = secondsOfWay(one)
      expect(seconds).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(seconds)).toBe(true)
    }),
  )
})

test('another stop before the door never brings the rider sooner', () => {
  fc.assert(
    fc.property(way, point, fc.nat(), (one, extra, at) => {
      const stops = one.stops.toSpliced(at % (one.stops.length + 1), 0, extra)
      expect(secondsOfWay({ ...one, stops })).toBeGreaterThan(secondsOfWay(one))
    }),
  )
})

test('a faster rider is there sooner', () => {
  fc.assert(
    fc.property(way, (one) => {
      expect(secondsOfWay({ ...one, speed: one.speed + 1 })).toBeLessThanOrEqual(secondsOfWay(one))
    }),
  )
})

test('the speed is what was seen, mixed with the usual while little was, and never that of a snail or a plane', () => {
  const riding = (metresPerSecond: number, seconds: number) =>
    Array.from({ length: seconds / 5 + 1 }, (_, index) => ({
      lat: (index * 5 * metresPerSecond) / 111_195,
      lng: 0,
      accuracy: 5,
      at: index * 5000,
    }))
  expect(observedSpeed([])).toBe(USUAL_SPEED)
  expect(observedSpeed(riding(3, 600))).toBeCloseTo(3, 2)
  expect(observedSpeed(riding(3, 150))).toBeCloseTo((3 + USUAL_SPEED) / 2, 2)
  expect(observedSpeed(riding(0.1, 600))).toBe(USUAL_SPEED)
  expect(observedSpeed(riding(0.8, 600))).toBe(SLOWEST_SPEED)
  expect(observedSpeed(riding(30, 600))).toBe(FASTEST_SPEED)
})

const telling = fc.record({
  since: instant,
  passed: fc.nat({ max: 600_000 }),
  computed: instant,
  ahead: fc.nat({ max: 7_200_000 }),
})

test('an estimate is never in the past, and never jumps farther than its bound and the clock', () => {
  fc.assert(
    fc.property(telling, ({ since, passed, computed, ahead }) => {
      const now = since + passed
      const eta = since + ahead
      const next = nextArrival({ eta, since }, { computed, now })
      expect(next).toBeGreaterThanOrEqual(now)
      expect(Math.abs(next - eta)).toBeLessThanOrEqual(MOST_JUMP_MS + passed)
    }),
  )
})

test('an estimate that is told again and again comes to what is computed', () => {
  let told = { eta: 3_600_000, since: 0 }
  for (let seconds = 5; seconds <= 600; seconds += 5) {
    const now = seconds * 1000
    told = { eta: nextArrival(told, { computed: 1_200_000, now }), since: now }
  }
  expect(told.eta).toBe(1_200_000)
})
