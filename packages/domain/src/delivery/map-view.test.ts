import { expect, test } from 'vitest'
import { DEFAULT_MAP_CENTRE, engineZoom, MAP_ZOOM } from './map-view.ts'

/** spec('000 §9.18') spec('decisions constants.12') */
test("the engine's zoom is triple the given one, as far as maps go", () => {
  expect(engineZoom(MAP_ZOOM.start)).toBe(12)
  expect(engineZoom(5)).toBe(15)
  expect(engineZoom(MAP_ZOOM.chosen)).toBe(18)
  expect(engineZoom(-1)).toBe(0)
})

/** spec('000 §9.17') spec('001 §9.22') */
test('a map begins around Buenos Aires, so far away that the city is seen', () => {
  expect(DEFAULT_MAP_CENTRE.lat).toBeCloseTo(-34.6, 1)
  expect(DEFAULT_MAP_CENTRE.lng).toBeCloseTo(-58.4, 1)
  expect(engineZoom(MAP_ZOOM.start)).toBeLessThan(engineZoom(MAP_ZOOM.chosen))
})
