import { MAP_MARKER_TYPES } from '@mostrador/domain/tracking/tracking-map'
import { expect, test } from 'vitest'
import { markerIcon } from './marker-icons.ts'

/** spec('001 §9.15') */
test.each(MAP_MARKER_TYPES)('the icon of the %s is 36 by 36, in the map and in its drawing', (type) => {
  const { html, iconSize } = markerIcon(type)
  expect(iconSize).toEqual([36, 36])
  expect(html).toContain('width="36" height="36"')
})

test('each stands with its middle on its place, the destination with its tip', () => {
  expect(MAP_MARKER_TYPES.map((type) => markerIcon(type).iconAnchor)).toEqual([
    [18, 18],
    [18, 35],
    [18, 18],
  ])
})

test('a rider who was seen long ago is pale, and every icon has a name', () => {
  expect(markerIcon('rider').className).toBe('')
  expect(markerIcon('rider', true).className).toContain('grayscale')
  for (const [type, name] of [
    ['rider', 'El repartidor'],
    ['branch', 'El local'],
    ['destination', 'Tu dirección'],
  ] as const) {
    expect(markerIcon(type).html).toContain(`aria-label="${name}"`)
  }
})
