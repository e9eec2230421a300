import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingEffect } from './drawing-effect.ts'
import { zoneAt, type DeliveryZone } from './delivery-zone.ts'
import { zoneVerdict } from './zone-verdict.ts'

const square = (from: number, to: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
      [from, from],
    ] as [number, number][],
  ],
})
const noon = { date: '2026-11-20', dayOfWeek: 'FRIDAY', minutes: 720 } as const
const AT_NIGHT = [{ dayOfWeek: 'FRIDAY', workingHours: [{ startAt: '20:00', endAt: '23:00' }] }] as const
const zone = (
  id: string,
  [from, to]: readonly [number, number],
  fields: Partial<DeliveryZone> = {},
): DeliveryZone => ({
  id,
  name: id,
  area: square(from, to),
  priority: 0,
  position: 0,
  terms: { card: 100, cash: 100, minimumOrderPrice: 0, freeDeliveryFrom: null },
  workingDays: [],
  riderCapacity: null,
  minDelayInMinutes: null,
  maxDelayInMinutes: null,
  ...fields,
})
const at = (degrees: number) => ({ lat: degrees, lng: degrees })

/** spec('decisions zones-on-the-map.2') */
test('the zone that decides is named with the one that it wins against, and by what', () => {
  const near = zone('near', [0, 5], { priority: 3, position: 2 })
  const far = zone('far', [0, 10], { position: 1 })
  const same = zone('same', [4, 10], { position: 0 })
  expect(zoneVerdict([far, near], at(2), noon)).toEqual({
    zone: near,
    over: { zone: far, by: 'priority' },
    resting: [],
  })
  expect(zoneVerdict([far, same], at(6), noon)).toMatchObject({
    zone: same,
    over: { zone: far, by: 'position' },
  })
  expect(zoneVerdict([far, near], at(8), noon)).toEqual({ zone: far, over: undefined, resting: [] })
  expect(zoneVerdict([far, near], at(20), noon)).toEqual({ zone: undefined, over: undefined, resting: [] })
})

test('a zone outside its hours decides nothing and wins against nobody, and is named', () => {
  const night = zone('night', [0, 5], { priority: 3, workingDays: AT_NIGHT })
  const far = zone('far', [0, 10])
  expect(zoneVerdict([night, far], at(2), noon)).toEqual({ zone: far, over: undefined, resting: [night] })
  expect(zoneVerdict([night], at(2), noon)).toEqual({ zone: undefined, over: undefined, resting: [night] })
  const low = zone('low', [0, 5], { priority: -1, workingDays: AT_NIGHT })
  expect(zoneVerdict([low, far], at(2), noon)).toEqual({ zone: far, over: undefined, resting: [] })
})

test('it is always the zone by which an order is judged', () => {
  const some = fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 8 }),
      size: fc.integer({ min: 1, max: 6 }),
      priority: fc.integer({ min: -1, max: 1 }),
      rests: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(some, fc.double({ min: 0, max: 14, noNaN: true }), (drawn, degrees) => {
      const zones = drawn.map(({ from, size, priority, rests }, position) =>
        zone(`z${position}`, [from, from + size], { priority, position, workingDays: rests ? AT_NIGHT : [] }),
      )
      expect(zoneVerdict(zones, at(degrees), noon).zone).toBe(zoneAt(zones, at(degrees), noon))
    }),
  )
})

/** spec('decisions zones-on-the-map.3') */
test('another drawing loses, gains and moves orders; what stays is not counted', () => {
  const area = (key: string, [from, to]: readonly [number, number], priority = 0) => ({
    key,
    area: square(from, to),
    priority,
    position: 0,
  })
  const places = [
    { ...at(1), orders: 4 },
    { ...at(5), orders: 11 },
    { ...at(9), orders: 2 },
  ]
  const before = [area('centro', [0, 6])]
  expect(drawingEffect(places, before, before)).toEqual({ lost: 0, gained: 0, moved: 0 })
  expect(drawingEffect(places, before, [area('centro', [0, 3])])).toEqual({ lost: 11, gained: 0, moved: 0 })
  expect(drawingEffect(places, before, [area('centro', [0, 10])])).toEqual({ lost: 0, gained: 2, moved: 0 })
  expect(drawingEffect(places, before, [...before, area('lejos', [4, 10], 1)])).toEqual({
    lost: 0,
    gained: 2,
    moved: 11,
  })
})

test('a contact without zones delivers everywhere: its first zone loses what lies outside', () => {
  const places = [
    { ...at(1), orders: 4 },
    { ...at(9), orders: 2 },
  ]
  const first = [{ key: 'centro', area: square(0, 6), priority: 0, position: 0 }]
  expect(drawingEffect(places, [], first)).toEqual({ lost: 2, gained: 0, moved: 4 })
})
