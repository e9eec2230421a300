import { expect, test } from 'vitest'
import { bodyHash } from './body-hash.ts'

test('the same content is the same request, in whatever order its fields come, also inside', () => {
  const one = {
    total: 900,
    items: [{ plate: 'a', quantity: 1 }],
    destination: { street: 'Gorriti', number: '1' },
  }
  const two = {
    destination: { number: '1', street: 'Gorriti' },
    items: [{ quantity: 1, plate: 'a' }],
    total: 900,
  }
  expect(bodyHash(one)).toBe(bodyHash(two))
  expect(bodyHash(one)).toMatch(/^[\w-]{43}$/)
})

test.each([
  [{ items: ['a', 'b'] }, { items: ['b', 'a'] }],
  [{ notes: null }, { notes: {} }],
  [{ notes: '' }, { notes: null }],
  [{ items: [] }, { items: {} }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
])('%j and %j are two requests', (one, other) => {
  expect(bodyHash(one)).not.toBe(bodyHash(other))
})
