import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containsPoint, mayContainPoint, type Area } from './contains-point.ts'
import { zoneAt, type DeliveryZone } from './delivery-zone.ts'

const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]
const noon = { date: '2026-11-20', dayOfWeek: 'FRIDAY', minutes: 720 } as const
const zone = (id: string, area: Area, fields: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id,
  name: id,
  area,
  priority: 0,
  position: 0,
  terms: { card: 100, cash: 100, minimumOrderPrice: 0, freeDeliveryFrom: null },
  workingDays: [],
  riderCapacity: null,
  minDelayInMinutes: null,
  maxDelayInMinutes: null,
  ...fields,
})
const big = zone('big', { type: 'Polygon', coordinates: [square(0, 10)] })

test('a point inside is served, one outside is not, and the border belongs to the zone', () => {
  expect(zoneAt([big], { lat: 5, lng: 5 }, noon)?.id).toBe('big')
  expect(zoneAt([big], { lat: 11, lng: 5 }, noon)).toBeUndefined()
  expect(zoneAt([big], { lat: 10, lng: 5 }, noon)?.id).toBe('big')
  expect(zoneAt([big], { lat: 0, lng: 0 }, noon)?.id).toBe('big')
})

test('a hole is outside, and an island in a multipolygon inside', () => {
  const holed = zone('holed', { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] })
  expect(zoneAt([holed], { lat: 5, lng: 5 }, noon)).toBeUndefined()
  expect(zoneAt([holed], { lat: 4, lng: 5 }, noon)?.id).toBe('holed')
  const islands = zone('islands', { type: 'MultiPolygon', coordinates: [[square(0, 1)], [square(5, 6)]] })
  expect(zoneAt([islands], { lat: 5.5, lng: 5.5 }, noon)?.id).toBe('islands')
  expect(zoneAt([islands], { lat: 3, lng: 3 }, noon)).toBeUndefined()
})

test('outside the smallest box around an area nothing is looked at any more, on its sides all is', () => {
  const island: Area = { type: 'MultiPolygon', coordinates: [[square(2, 4)], [square(6, 8)]] }
  for (const area of [{ type: 'Polygon', coordinates: [square(2, 8)] } as const, island]) {
    const may = (lat: number, lng: number): boolean => mayContainPoint(area, { lat, lng })
    // Twice, since a box is kept.
    for (const turn of [1, 2]) {
      expect([turn, may(2, 5), may(8, 5), may(5, 2), may(5, 8)]).toEqual([turn, true, true, true, true])
      expect([turn, may(1.9, 5), may(8.1, 5), may(5, 1.9), may(5, 8.1)]).toEqual([
        turn,
        false,
        false,
        false,
        false,
      ])
    }
  }
})

test('a box is made once for as long as its area is in memory', () => {
  let made = 0
  const counted: Area = {
    type: 'Polygon',
    get coordinates() {
      made += 1
      return [square(0, 10)]
    },
  }
  expect([5, 11, 0].map((lat) => mayContainPoint(counted, { lat, lng: 5 }))).toEqual([true, false, true])
  expect(made).toBe(1)
})

test('where zones overlap the priority decides, then the shop’s order, never the order of the list', () => {
  const near = zone('near', { type: 'Polygon', coordinates: [square(4, 6)] }, { priority: 5, position: 9 })
  const twin = zone('twin', { type: 'Polygon', coordinates: [square(4, 6)] }, { priority: 5, position: 1 })
  fc.assert(
    fc.property(fc.shuffledSubarray([big, near, twin], { minLength: 3 }), (zones) => {
      expect(zoneAt(zones, { lat: 5, lng: 5 }, noon)?.id).toBe('twin')
      expect(zoneAt(zones, { lat: 8, lng: 8 }, noon)?.id).toBe('big')
    }),
  )
})

test('a zone outside its hours leaves the decision to the next', () => {
  const evening = zone('evening', big.area, {
    priority: 9,
    workingDays: [{ dayOfWeek: 'FRIDAY', workingHours: [{ startAt: '20:00', endAt: '02:00' }] }],
  })
  expect(zoneAt([big, evening], { lat: 5, lng: 5 }, noon)?.id).toBe('big')
  expect(zoneAt([big, evening], { lat: 5, lng: 5 }, { ...noon, minutes: 21 * 60 })?.id).toBe('evening')
  const later = { date: '2026-11-21', dayOfWeek: 'SATURDAY', minutes: 60 } as const
  expect(zoneAt([big, evening], { lat: 5, lng: 5 }, later)?.id).toBe('evening')
})

test('a convex area holds every mean of its corners, and nothing beyond its box', () => {
  const corner = fc.tuple(
    fc.double({ min: -60, max: 60, noNaN: true }),
    fc.double({ min: -60, max: 60, noNaN: true }),
  )
  fc.assert(
    fc.property(
      corner,
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ([lng, lat], size, share) => {
        const ring: [number, number][] = [
          [lng, lat],
          [lng + size, lat],
          [lng, lat + size],
          [lng, lat],
        ]
        const area: Area = { type: 'Polygon', coordinates: [ring] }
        const inside = { lat: lat + (size / 3) * share, lng: lng + (size / 3) * share }
        expect(containsPoint(area, inside)).toBe(true)
        expect(containsPoint(area, { lat: lat + size * 1.01, lng })).toBe(false)
        expect(containsPoint(area, { lat, lng: lng - size * 0.01 - 1e-6 })).toBe(false)
      },
    ),
  )
})
