import { areaAround } from '@mostrador/domain/delivery/area-around'
import type { Area } from '@mostrador/domain/delivery/contains-point'
import { expect, test } from 'vitest'
import {
  areaOf,
  isSpare,
  ringsOf,
  withCorners,
  withMiddle,
  withoutRing,
  withRing,
  type Corner,
} from './area-rings.ts'

const square = (west: number, south: number, size: number): Corner[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
const closed = (corners: readonly Corner[]) => [...corners, ...corners.slice(0, 1)]
const HOLED: Area = { type: 'Polygon', coordinates: [closed(square(0, 0, 10)), closed(square(2, 2, 2))] }
const ISLANDS: Area = {
  type: 'MultiPolygon',
  coordinates: [[closed(square(0, 0, 10)), closed(square(2, 2, 2))], [closed(square(20, 0, 5))]],
}

/** spec('decisions zones-on-the-map.5') */
test.each([areaAround({ lat: -34.59, lng: -58.42 }, 2), HOLED, ISLANDS])(
  'an area is its lines, and back',
  (area) => {
    expect(areaOf(ringsOf(area) ?? [])).toEqual(area)
  },
)

test('a line that is open, and a corner with its height, are drawn', () => {
  const open = {
    type: 'Polygon',
    coordinates: [[...square(0, 0, 1).slice(0, 3), [0, 1, 25]]],
  } as unknown as Area
  expect(areaOf(ringsOf(open) ?? [])).toEqual({ type: 'Polygon', coordinates: [closed(square(0, 0, 1))] })
})

test.each([
  [[]],
  [['x']],
  [[[]]],
  [[square(0, 0, 1).slice(0, 2)]],
  [
    [
      [
        [0, 0],
        [200, 0],
        [1, 1],
      ],
    ],
  ],
  [
    [
      [
        ['a', 0],
        [1, 0],
        [1, 1],
      ],
    ],
  ],
])('malformed areas have no rings and are left to the check: %j', (coordinates) => {
  expect(ringsOf({ type: 'Polygon', coordinates } as unknown as Area)).toBeUndefined()
  expect(ringsOf({ type: 'MultiPolygon', coordinates } as unknown as Area)).toBeUndefined()
})

test('a hole goes into the border that it begins in, another border is a polygon of its own', () => {
  const rings = ringsOf(ISLANDS) ?? []
  const holed = withRing(rings, { isHole: true, corners: square(21, 1, 1) })
  expect(holed.at(-1)).toMatchObject({ polygon: 1, isHole: true })
  expect(withRing(rings, { isHole: false, corners: square(40, 0, 1) }).at(-1)).toMatchObject({ polygon: 2 })
  // Outside of all it is told by the check, not lost.
  expect(withRing(rings, { isHole: true, corners: square(80, 1, 1) }).at(-1)).toMatchObject({ polygon: 0 })
  expect(withRing([], { isHole: true, corners: square(0, 0, 1) })).toEqual([])
})

test('with a border go its holes, and without any border there is no area', () => {
  const rings = ringsOf(ISLANDS) ?? []
  expect(areaOf(withoutRing(rings, 0))).toEqual({ type: 'Polygon', coordinates: [closed(square(20, 0, 5))] })
  expect(areaOf(withoutRing(rings, 1))).toMatchObject({
    coordinates: [[closed(square(0, 0, 10))], expect.anything()],
  })
  expect(areaOf(withoutRing(withoutRing(rings, 0), 0))).toBeUndefined()
})

test('a corner is moved, put between two others, and kept where three are needed', () => {
  const rings = ringsOf(HOLED) ?? []
  const moved = withCorners(rings, 0, (corners) => corners.with(1, [12.12345678, -1]))
  expect(moved[0]?.corners[1]).toEqual([12.123457, -1])
  expect(moved[1]).toEqual(rings[1])
  expect(withMiddle(square(0, 0, 10), 0)[1]).toEqual([5, 0])
  expect(withMiddle(square(0, 0, 10), 3)[4]).toEqual([0, 5])
  expect(isSpare(square(0, 0, 1))).toBe(true)
  expect(isSpare(square(0, 0, 1).slice(1))).toBe(false)
})
