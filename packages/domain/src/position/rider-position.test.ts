import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from './metres-between.ts'
import { joinFixes, type Fix, type RiderPosition } from './rider-position.ts'

const SHOP = { lat: -34.5885, lng: -58.4306 }
const NOON = Date.parse('2026-11-20T15:00:00Z')
const NOTHING: RiderPosition = { believed: null, doubted: null, kept: null }

/** A fix so many metres north of the shop, so many seconds after noon. */
const fix = (north: number, seconds: number, more: Partial<Fix> = {}): Fix => ({
  lat: SHOP.lat + north / 111_195,
  lng: SHOP.lng,
  accuracy: 10,
  at: NOON + seconds * 1000,
  ...more,
})

const join = (before: RiderPosition, fixes: readonly Fix[], now = NOON + 3_600_000) =>
  joinFixes(before, { fixes, shop: SHOP, now })

test('a degree of latitude is some 111 km, and one of longitude less far from the equator', () => {
  expect(metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -2)
  expect(metresBetween({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55_600, -2)
  expect(metresBetween(SHOP, SHOP)).toBe(0)
  expect(metresBetween({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(22_239, -2)
})

/** spec('decisions paths-that-are-not-shown.5') */
test('the newest is what counts, in whatever order the fixes come', () => {
  const [a, b, c] = [fix(0, 0), fix(30, 5), fix(60, 10)]
  expect(join(NOTHING, [c, a, b]).position.believed).toEqual(c)
  const later = join(NOTHING, [c]).position
  expect(join(later, [a, b])).toEqual({ position: later, track: [] })
})

test('a fix from the future is one of now', () => {
  const now = NOON + 1000
  expect(join(NOTHING, [fix(0, 7200)], now).position.believed?.at).toBe(now)
})

test('the track keeps every twenty metres or every ten seconds', () => {
  const still = [0, 3, 6, 9, 10, 13, 20].map((seconds) => fix(0, seconds))
  expect(join(NOTHING, still).track.map(({ at }) => (at - NOON) / 1000)).toEqual([0, 10, 20])
  const riding = [0, 1, 2, 3, 4].map((seconds) => fix(seconds * 10, seconds))
  expect(join(NOTHING, riding).track.map(({ at }) => (at - NOON) / 1000)).toEqual([0, 2, 4])
})

test('a jump is not believed until the phone has said so for half a minute', () => {
  const here = join(NOTHING, [fix(0, 0)]).position
  const jumped = join(here, [fix(9_000, 5)])
  expect(jumped.position.believed).toEqual(fix(0, 0))
  expect(jumped.track).toMatchObject([{ believed: false }])
  const again = join(jumped.position, [fix(9_010, 20)]).position
  expect(again.believed).toEqual(fix(0, 0))
  expect(join(again, [fix(9_020, 34)]).position.believed).toEqual(fix(0, 0))
  const proven = join(again, [fix(9_020, 35)]).position
  expect(proven).toMatchObject({ believed: fix(9_020, 35), doubted: null })
})

test('one wild fix between good ones changes nothing', () => {
  const { position, track } = join(NOTHING, [fix(0, 0), fix(40_000, 5), fix(50, 10)])
  expect(position).toMatchObject({ believed: fix(50, 10), doubted: null })
  expect(track.map(({ believed }) => believed)).toEqual([true, false, true])
})

test('the sea, and the point that stands for nothing, are never believed', () => {
  const sea = { lat: -36.5, lng: -50 }
  for (const nowhere of [{ lat: 0, lng: 0 }, { lat: 0, lng: SHOP.lng }, sea]) {
    const said = [0, 20, 40, 60].map((seconds) => fix(0, seconds, nowhere))
    expect(join(NOTHING, said).position.believed).toBeNull()
  }
})

test('an inexact phone is given room, but not as much as it claims', () => {
  const here = join(NOTHING, [fix(0, 0)]).position
  expect(join(here, [fix(450, 1, { accuracy: 450 })]).position.believed?.at).toBe(NOON + 1000)
  expect(join(here, [fix(5_000, 1, { accuracy: 100_000 })]).position.believed?.at).toBe(NOON)
  expect(join(here, [fix(400, 1)]).position.believed?.at).toBe(NOON)
  const vague = join(NOTHING, [fix(0, 0, { accuracy: 100_000 })]).position
  expect(join(vague, [fix(5_000, 1)]).position.believed?.at).toBe(NOON)
})

test('a rider at 36 metres a second is still believed', () => {
  const [start, there] = [fix(0, 0, { accuracy: 0 }), fix(50, 1)]
  const accuracy = metresBetween(start, there) - 36
  const here = join(NOTHING, [start]).position
  expect(join(here, [{ ...there, accuracy }]).position.believed?.at).toBe(NOON + 1000)
  expect(join(here, [{ ...there, accuracy: accuracy - 0.001 }]).position.believed?.at).toBe(NOON)
})

test('of two fixes of one instant the first counts', () => {
  const { position } = join(NOTHING, [fix(0, 0)])
  expect(join(position, [fix(1, 0)])).toEqual({ position, track: [] })
})

// Near the equator these two are a hundred kilometres and twenty metres apart to the last digit.
const origin = { lat: 0.001, lng: 0 }
const [farthest, aStep] = [0.8993203356298688, 0.0001798640671259732]

test('a rider is believed as far as a hundred kilometres from the shop', () => {
  const told = (lng: number) =>
    joinFixes(NOTHING, { fixes: [fix(0, 0, { ...origin, lng })], shop: origin, now: NOON }).position.believed
  expect(told(farthest)).not.toBeNull()
  expect(told(farthest + 0.0000001)).toBeNull()
})

test('the track keeps a fix that is twenty metres from the one before', () => {
  const kept = (lng: number) => join(NOTHING, [fix(0, 0, origin), fix(0, 1, { ...origin, lng })]).track.length
  expect(kept(aStep)).toBe(2)
  expect(kept(aStep - 0.0000001)).toBe(1)
})

test('a shop without a place believes every place but those of a phone that knows none', () => {
  const told = (place: Partial<Fix>) =>
    joinFixes(NOTHING, { fixes: [fix(0, 0, place)], shop: null, now: NOON }).position.believed
  expect(told({})).toEqual(fix(0, 0))
  for (const nowhere of [{ lat: 0, lng: 0 }, { lat: 0 }, { lng: 0 }]) expect(told(nowhere)).toBeNull()
})

const anyFix = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  accuracy: fc.double({ min: 0, max: 100_000, noNaN: true }),
  at: fc.integer({ min: NOON - 100_000, max: NOON + 100_000 }),
})

test('whatever a phone sends, time never goes back, nothing is of the future, and the track has each instant once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyFix, { maxLength: 20 }), { maxLength: 5 }), (posts) => {
      let position = NOTHING
      const times: number[] = []
      for (const fixes of posts) {
        const before = position
        const joined = joinFixes(before, { fixes, shop: SHOP, now: NOON })
        position = joined.position
        times.push(...joined.track.map(({ at }) => at))
        expect(position.believed?.at ?? NOON).toBeLessThanOrEqual(NOON)
        expect(position.believed?.at ?? 0).toBeGreaterThanOrEqual(before.believed?.at ?? 0)
      }
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
    }),
  )
})

test('fixes in one post or in many come to the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyFix, { selector: ({ at }) => at, maxLength: 12 }), (fixes) => {
      const inOrder = fixes
        .map((one) => ({ ...one, at: Math.min(one.at, NOON) }))
        .toSorted((a, b) => a.at - b.at)
      const options = { shop: SHOP, now: NOON }
      const once = joinFixes(NOTHING, { ...options, fixes }).position
      const many = inOrder.reduce(
        (before, one) => joinFixes(before, { ...options, fixes: [one] }).position,
        NOTHING,
      )
      expect(many).toEqual(once)
    }),
  )
})
