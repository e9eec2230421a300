import { describe, expect, test } from 'vitest'
import { areaAround, readArea } from './area-around.ts'
import { containsPoint } from './contains-point.ts'

const SHOP = { lat: -34.5906, lng: -58.4262 }

/** spec('decisions the-local.3') */
describe('a ring around a contact', () => {
  const area = areaAround(SHOP, 3)

  test.each([
    ['2.9 km to the north', { lat: SHOP.lat + 0.02605, lng: SHOP.lng }, true],
    ['3.1 km to the north', { lat: SHOP.lat + 0.02785, lng: SHOP.lng }, false],
    ['2.9 km to the east', { lat: SHOP.lat, lng: SHOP.lng + 0.03164 }, true],
    ['3.1 km to the east', { lat: SHOP.lat, lng: SHOP.lng + 0.03382 }, false],
  ])('%s', (_, point, isInside) => expect(containsPoint(area, point)).toBe(isInside))

  test('it is closed, as GeoJSON asks', () => {
    const [ring = []] = area.coordinates as unknown as number[][][]
    expect(ring).toHaveLength(49)
    expect(ring.at(-1)).toEqual(ring[0])
  })
})

describe('areas as map programs write them', () => {
  const square = [
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [0, 0],
    ],
  ]
  const polygon = { type: 'Polygon', coordinates: square }
  const feature = { type: 'Feature', properties: { name: 'Centro' }, geometry: polygon }

  test.each([
    ['a geometry', polygon, polygon],
    ['a feature', feature, polygon],
    ['a collection of one', { type: 'FeatureCollection', features: [feature] }, polygon],
    [
      'several areas',
      {
        type: 'FeatureCollection',
        features: [feature, { type: 'MultiPolygon', coordinates: [square, square] }],
      },
      { type: 'MultiPolygon', coordinates: [square, square, square] },
    ],
    ['a line', { type: 'LineString', coordinates: square[0] }, undefined],
    ['a feature of nothing', { type: 'Feature', geometry: null }, undefined],
    ['a number', 3, undefined],
  ])('%s', (_, written, area) => expect(readArea(JSON.stringify(written))).toEqual(area))

  test('a text that is no JSON', () => expect(readArea('{')).toBeUndefined())
})
