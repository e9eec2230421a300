import { describe, expect, test } from 'vitest'
import { areaAround } from './area-around.ts'
import { areaFault } from './area-fault.ts'
import type { Area } from './contains-point.ts'

type Corners = readonly (readonly [number, number])[]

const closed = (corners: Corners): Corners => [...corners, ...corners.slice(0, 1)]
const area = (...rings: readonly Corners[]): Area => ({ type: 'Polygon', coordinates: rings.map(closed) })
const square = (west: number, south: number, size: number): Corners => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
const at = (ring: number, corner: number, polygon = 0) => ({ polygon, ring, corner })

/** spec('decisions zones-on-the-map.1') */
describe('a drawing', () => {
  test('of one ring, of holes apart, and of a hole that touches its border is an area', () => {
    expect(areaFault(areaAround({ lat: -34.59, lng: -58.42 }, 3))).toBeUndefined()
    expect(areaFault(area(square(0, 0, 10), square(1, 1, 2), square(5, 5, 2)))).toBeUndefined()
    expect(areaFault(area(square(0, 0, 10), square(0, 1, 2)))).toBeUndefined()
  })

  test('that crosses itself is none, and both sides are named by the corners that they leave', () => {
    const bowTie: Corners = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ]
    expect(areaFault(area(bowTie))).toEqual({ code: 'sides-cross', at: at(0, 0), other: at(0, 2) })
  })

  test('that goes through one corner twice, or over its own side, is none', () => {
    const eight: Corners = [
      [0, 0],
      [1, 1],
      [2, 0],
      [2, 2],
      [1, 1],
      [0, 2],
    ]
    expect(areaFault(area(eight))).toMatchObject({ code: 'sides-cross' })
    const touching: Corners = [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ]
    expect(areaFault(area(touching))).toMatchObject({ code: 'sides-cross', at: at(0, 0) })
  })

  test('with a corner that stands there twice in a row is one', () => {
    const [first, ...others] = square(0, 0, 4)
    expect(
      areaFault(area([first as (typeof others)[0], first as (typeof others)[0], ...others])),
    ).toBeUndefined()
  })

  test('with a hole that reaches outside, by a corner or by a side, is none', () => {
    expect(areaFault(area(square(0, 0, 10), square(9, 1, 3)))).toEqual({ code: 'hole-outside', at: at(1, 1) })
    expect(areaFault(area(square(0, 0, 10), square(20, 1, 3)))).toEqual({
      code: 'hole-outside',
      at: at(1, 0),
    })
    const notched: Corners = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 1],
      [0, 10],
    ]
    const bridge: Corners = [
      [1, 1],
      [9, 1],
      [9, 2],
      [1, 2],
    ]
    expect(areaFault(area(notched, bridge))).toMatchObject({ code: 'sides-cross', other: { ring: 1 } })
  })

  test('with holes that cross or lie in one another is none', () => {
    expect(areaFault(area(square(0, 0, 10), square(1, 1, 3), square(2, 2, 3)))).toMatchObject({
      code: 'sides-cross',
      at: { ring: 1 },
      other: { ring: 2 },
    })
    expect(areaFault(area(square(0, 0, 10), square(2, 2, 1), square(1, 1, 4)))).toMatchObject({
      code: 'holes-overlap',
      at: at(1, 0),
      other: at(2, 0),
    })
  })

  test('of several polygons is judged one by one; they may overlap', () => {
    const parts = (second: Area): Area => ({
      type: 'MultiPolygon',
      coordinates: [area(square(0, 0, 5)).coordinates as Corners[], second.coordinates as Corners[]],
    })
    expect(areaFault(parts(area(square(2, 2, 5))))).toBeUndefined()
    expect(areaFault(parts(area(square(2, 2, 5), square(30, 30, 1))))).toEqual({
      code: 'hole-outside',
      at: at(1, 0, 1),
    })
  })

  test('of as many corners as a file may have is judged in no time', () => {
    const comb = Array.from({ length: 1998 }, (_, index): readonly [number, number] => [
      index % 4 < 2 ? 0 : 10,
      index / 200,
    ])
    const since = performance.now()
    expect(areaFault(area([...comb, [11, 12], [-1, 12]]))?.code).toBeUndefined()
    expect(performance.now() - since).toBeLessThan(2_000)
  })
})
