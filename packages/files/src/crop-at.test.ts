import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropAt } from './crop-at.ts'

/** spec('decisions pictures.9') */
test('whichever part is cut, the point of the food is in the frame, and the frame is full', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
  })
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
  fc.assert(
    fc.property(size, size, fc.record({ x: share, y: share }), (picture, frame, focus) => {
      const { covering, left, top } = cropAt(picture, frame, focus)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + frame.width).toBeLessThanOrEqual(covering.width)
      expect(top + frame.height).toBeLessThanOrEqual(covering.height)
      const [x, y] = [covering.width * focus.x, covering.height * focus.y]
      for (const [point, from, long] of [
        [x, left, frame.width],
        [y, top, frame.height],
      ] as const) {
        expect(point).toBeGreaterThanOrEqual(from - 0.5)
        expect(point).toBeLessThanOrEqual(from + long + 0.5)
      }
    }),
  )
})

test('in the middle the middle is shown, at an edge the edge', () => {
  const wide = { width: 400, height: 100 }
  const square = { width: 100, height: 100 }
  expect(cropAt(wide, square, { x: 0.5, y: 0.5 })).toEqual({ covering: wide, left: 150, top: 0 })
  expect(cropAt(wide, square, { x: 0, y: 0.5 }).left).toBe(0)
  expect(cropAt(wide, square, { x: 1, y: 0.5 }).left).toBe(300)
})
