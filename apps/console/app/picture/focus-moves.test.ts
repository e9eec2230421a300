import { expect, test } from 'vitest'
import { afterKey, focusAt, percentOf, shareOf } from './focus-moves.ts'

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

test('the point is where the pointer is, and at the edge once that left the picture', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 }
  expect(focusAt(box, 150, 140)).toEqual({ x: 0.25, y: 0.9 })
  expect(focusAt(box, 90, 400)).toEqual({ x: 0, y: 1 })
  expect(focusAt({ ...box, width: 0, height: 0 }, 100, 50)).toEqual({ x: 0, y: 0 })
})

test('keys move it by little, with Shift by more, and never out of the picture', () => {
  const middle = { x: 0.5, y: 0.5 }
  expect(afterKey(middle, key('ArrowLeft'))).toEqual({ x: 0.48, y: 0.5 })
  expect(afterKey(middle, key('ArrowDown', true))).toEqual({ x: 0.5, y: 0.6 })
  expect(afterKey({ x: 0.99, y: 0 }, key('ArrowRight'))).toEqual({ x: 1, y: 0 })
  expect(afterKey({ x: 0.99, y: 0 }, key('ArrowUp', true))).toEqual({ x: 0.99, y: 0 })
  for (const other of ['Tab', 'Enter', 'a', 'constructor'])
    expect(afterKey(middle, key(other))).toBeUndefined()
})

test('a number is a share of a hundred; what is none changes nothing', () => {
  expect([shareOf(29), shareOf(130), shareOf(-3), shareOf(Number.NaN)]).toEqual([0.29, 1, 0, undefined])
  expect(percentOf(0.29)).toBe(29)
})
