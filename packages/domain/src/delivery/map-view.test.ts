import { expect, test } from 'vitest'
import { engineZoom, MAP_ZOOM } from './map-view.ts'

test("the engine's zoom is triple the given one, as far as maps go", () => {
  expect(engineZoom(MAP_ZOOM.start)).toBe(12)
  expect(engineZoom(5)).toBe(15)
  expect(engineZoom(MAP_ZOOM.chosen)).toBe(18)
  expect(engineZoom(-1)).toBe(0)
})
