import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test.each([
  [
    { a: 1, b: [1, { c: null }] },
    { b: [1, { c: null }], a: 1 },
  ],
  [[], []],
  ['x', 'x'],
  [undefined, undefined],
])('%j says the same as %j', (one, other) => {
  expect(isSameValue(one, other)).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  [null, undefined],
  [0, '0'],
  [{}, { toString: 1 }],
])('%j does not say the same as %j', (one, other) => {
  expect(isSameValue(one, other)).toBe(false)
  expect(isSameValue(other, one)).toBe(false)
})
