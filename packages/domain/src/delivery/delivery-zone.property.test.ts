import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containsPoint, type Area, type Point } from './contains-point.ts'
import { zoneAt, type DeliveryZone } from './delivery-zone.ts'

// Rings are drawn on a grid of whole numbers, so that what a test counts for itself is exact; a
// sixty-fourth of a degree is exact in floating point too.
type Spot = readonly [x: number, y: number]
type Shape = { readonly centre: Spot; readonly border: readonly Spot[]; readonly hole: readonly Spot[] }

const GRID = 64
const noon = { date: '2026-11-20', dayOfWeek: 'FRIDAY', minutes: 720 } as const

/**
 * Sixteen directions around a centre, each two less than half a turn apart whichever of the others
 * are left out.
 */
const AXES: readonly Spot[] = [
  [2, 0],
  [0, 2],
  [-2, 0],
  [0, -2],
]
const BETWEEN: readonly Spot[] = [
  [2, 1],
  [1, 1],
  [1, 2],
  [-1, 2],
  [-1, 1],
  [-2, 1],
  [-2, -1],
  [-1, -1],
  [-1, -2],
  [1, -2],
  [1, -1],
  [2, -1],
]
const angle = ([x, y]: Spot): number => Math.atan2(y, x)

/**
 * A ring seen whole from its centre, dents and all, and half as large the hole in it. Steps of four
 * keep halves whole.
 */
const anyShape: fc.Arbitrary<Shape> = fc
  .record({
    centre: fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })),
    between: fc.subarray([...BETWEEN]),
    reaches: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 16, maxLength: 16 }),
  })
  .map(({ centre, between, reaches }) => {
    const directions = [...AXES, ...between].toSorted((a, b) => angle(a) - angle(b))
    const ringOf = (step: number): Spot[] =>
      directions.map(([x, y], index) => {
        const reach = step * (reaches[index] ?? 1)
        return [centre[0] + x * reach, centre[1] + y * reach]
      })
    return { centre, border: ringOf(4), hole: ringOf(2) }
  })

const edgesOf = (ring: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  ring.map((spot, index) => [spot, ring[(index + 1) % ring.length] ?? spot])

const turn = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax)

const isBetween = (value: number, a: number, b: number): boolean =>
  Math.min(a, b) <= value && value <= Math.max(a, b)

const isOn = (ring: readonly Spot[], spot: Spot): boolean =>
  edgesOf(ring).some(
    ([a, b]) => turn(a, b, spot) === 0 && isBetween(spot[0], a[0], b[0]) && isBetween(spot[1], a[1], b[1]),
  )

/** Counts the edges that a ray to the east crosses, in whole numbers. */
const isInside = (ring: readonly Spot[], spot: Spot): boolean =>
  edgesOf(ring).filter(([a, b]) => {
    if (a[1] > spot[1] === b[1] > spot[1]) return false
    return turn(a, b, spot) > 0 === b[1] > a[1]
  }).length %
    2 ===
  1

/** By hand: the border and the hole's edge are served, the hole is not. */
const isServed = ({ border, hole }: Shape, spot: Spot): boolean =>
  isOn(border, spot) || isOn(hole, spot) || (isInside(border, spot) && !isInside(hole, spot))

const closed = (ring: readonly Spot[]): [number, number][] =>
  [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x / GRID, y / GRID])
const areaOf = ({ border, hole }: Shape): Area => ({
  type: 'Polygon',
  coordinates: [closed(border), closed(hole)],
})
const pointOf = ([x, y]: Spot): Point => ({ lat: y / GRID, lng: x / GRID })

const middles = (ring: readonly Spot[]): Spot[] =>
  edgesOf(ring).map(([a, b]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])

const anyStep = fc.integer({ min: -90, max: 90 })

test('an area holds its inside, its border and the edge of its hole, each corner of them too, and nothing else', () => {
  fc.assert(
    fc.property(anyShape, fc.array(fc.tuple(anyStep, anyStep), { minLength: 20 }), (shape, steps) => {
      const area = areaOf(shape)
      const [x, y] = shape.centre
      const anywhere = steps.map(([dx, dy]): Spot => [x + dx, y + dy])
      const lines = [shape.border, shape.hole, middles(shape.border), middles(shape.hole)].flat()
      for (const spot of lines) expect([spot, containsPoint(area, pointOf(spot))]).toEqual([spot, true])
      for (const spot of anywhere) {
        expect([spot, containsPoint(area, pointOf(spot))]).toEqual([spot, isServed(shape, spot)])
      }
      expect(containsPoint(area, pointOf(shape.centre))).toBe(false)
    }),
  )
})

/** spec('000 §7.11') */
test('several areas in one hold what each of them holds', () => {
  fc.assert(
    fc.property(anyShape, anyShape, fc.tuple(anyStep, anyStep), (one, other, [dx, dy]) => {
      const area: Area = {
        type: 'MultiPolygon',
        coordinates: [one, other].map(({ border, hole }) => [closed(border), closed(hole)]),
      }
      for (const { centre } of [one, other]) {
        const spot: Spot = [centre[0] + dx, centre[1] + dy]
        expect(containsPoint(area, pointOf(spot))).toBe(isServed(one, spot) || isServed(other, spot))
      }
    }),
  )
})

const zoneOf = (shape: Shape, fields: Pick<DeliveryZone, 'id' | 'priority' | 'position'>): DeliveryZone => ({
  ...fields,
  name: fields.id,
  area: areaOf(shape),
  terms: { card: 100, cash: 100, minimumOrderPrice: 0, freeDeliveryFrom: null },
  workingDays: [],
  riderCapacity: null,
  minDelayInMinutes: null,
  maxDelayInMinutes: null,
})

test('of the zones that hold a point the highest priority decides, then the first position, in whatever order they come', () => {
  const anyZones = fc.array(fc.record({ shape: anyShape, priority: fc.integer({ min: 0, max: 2 }) }), {
    minLength: 2,
    maxLength: 8,
  })
  const drawn = anyZones.chain((zones) => {
    const made = zones.map(({ shape: { border, hole, centre }, priority }, position) => {
      // All around one place, so that they overlap.
      const home = (ring: readonly Spot[]): Spot[] => ring.map(([x, y]) => [x - centre[0], y - centre[1]])
      const shape: Shape = { centre: [0, 0], border: home(border), hole: home(hole) }
      return { shape, zone: zoneOf(shape, { id: `zone-${position}`, priority, position }) }
    })
    return fc.record({
      made: fc.constant(made),
      shuffled: fc.shuffledSubarray(made, { minLength: made.length, maxLength: made.length }),
      spot: fc.tuple(anyStep, anyStep),
    })
  })
  fc.assert(
    fc.property(drawn, ({ made, shuffled, spot }) => {
      const holders = made.filter(({ shape }) => isServed(shape, spot)).map(({ zone }) => zone)
      const highest = Math.max(...holders.map(({ priority }) => priority))
      const expected = holders.find(({ priority }) => priority === highest)
      const decides = zoneAt(
        shuffled.map(({ zone }) => zone),
        pointOf(spot),
        noon,
      )
      expect(decides?.id).toBe(expected?.id)
    }),
  )
})

test('no area holds what is no place on earth', () => {
  const nowhere = fc.constantFrom(Number.NaN, Infinity, -Infinity, 91, -181, 1e308)
  fc.assert(
    fc.property(anyShape, nowhere, nowhere, (shape, lat, lng) => {
      expect(containsPoint(areaOf(shape), { lat, lng })).toBe(false)
      expect(containsPoint(areaOf(shape), { ...pointOf(shape.border[0] ?? [0, 0]), lat })).toBe(false)
      expect(containsPoint(areaOf(shape), { ...pointOf(shape.border[0] ?? [0, 0]), lng })).toBe(false)
    }),
  )
})
