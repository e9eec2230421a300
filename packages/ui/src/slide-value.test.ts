import { expect, test } from 'vitest'
import { isHeldStill, isSlidFar, meaningOfTouch, slideTo } from './slide-value.ts'

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

test('a slide let go at its end fires, after any time', () => {
  for (const heldMs of [80, 5000]) expect(meaningOfTouch({ value: 85, movedPx: 240, heldMs })).toBe('fire')
})

/** spec('001 §2.47') */
test('a finger that rests asks, though the slide stands a little under it', () => {
  expect(meaningOfTouch({ value: 17, movedPx: 12, heldMs: 600 })).toBe('ask')
  expect(isHeldStill({ movedPx: 12, heldMs: 600 })).toBe(true)
})

test.each([
  ['a tap', { value: 0, movedPx: 0, heldMs: 599 }],
  ['a slide that was given up', { value: 84, movedPx: 200, heldMs: 2000 }],
  ['a finger that went and came back', { value: 0, movedPx: 13, heldMs: 2000 }],
])('%s is told how it is done', (_, touch) => {
  expect(meaningOfTouch(touch)).toBe('explain')
})
