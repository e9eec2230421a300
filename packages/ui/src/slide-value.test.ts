import { expect, test } from 'vitest'
import { isSlidFar, slideTo } from './slide-value.ts'

/** spec('001 §5.9') spec('001 §9.10') */
test('a slide fires from 85 of 100 on, and not before', () => {
  expect([0, 84, 84.9, 85, 100].map(isSlidFar)).toEqual([false, false, false, true, true])
})

/** spec('001 §5.10') */
test('a change of 20 or more is no slide, in either direction', () => {
  expect(slideTo(0, 19)).toBe(19)
  expect(slideTo(0, 20)).toBe(0)
  expect(slideTo(50, 31)).toBe(31)
  expect(slideTo(50, 30)).toBe(50)
  expect(slideTo(0, 100)).toBe(0)
})

test('many small changes reach the end', () => {
  let value = 0
  for (const wanted of [10, 25, 44, 60, 75, 90]) value = slideTo(value, wanted)
  expect(isSlidFar(value)).toBe(true)
})
