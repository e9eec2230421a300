import { expect, test } from 'vitest'
import { DEFAULT_MAP_CENTRE, engineZoom } from './map-view.ts'

/** spec('000 §9.18') */
test.each([
  [4, 12],
  [5, 15],
  [6, 18],
  [16, 18],
  [0, 0],
  [-1, 0],
])("a zoom of %i is the engine's %i: triple, as far as maps go", (given, engines) => {
  expect(engineZoom(given)).toBe(engines)
})

/** spec('000 §9.17') spec('001 §9.22') */
test('a map without a place begins in Buenos Aires', () => {
  const isInBuenosAires =
    Math.abs(DEFAULT_MAP_CENTRE.lat + 34.6) < 0.1 && Math.abs(DEFAULT_MAP_CENTRE.lng + 58.4) < 0.1
  expect(isInBuenosAires).toBe(true)
})
