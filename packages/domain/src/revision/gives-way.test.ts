import { expect, test } from 'vitest'
import { givesWay } from './gives-way.ts'
import type { Operation } from './operation.ts'

const set = (field: string, to: unknown): Operation => ({
  kind: 'set',
  place: ['menus', 'carta', 'plates', 'bife', field],
  to,
})

test.each([
  ['visible', false],
  ['active', false],
  ['orderEnabled', false],
  ['blocked', true],
])('a change that sets %s to %s turns something off', (field, to) => {
  expect(givesWay([set(field, to)])).toBe(true)
  expect(givesWay([set(field, !to)])).toBe(false)
  expect(givesWay([set(field, undefined)])).toBe(false)
})

test('a change that does something else beside it, or turns off more than by hand, is one like others', () => {
  expect(givesWay([set('visible', false), set('price', 1)])).toBe(false)
  expect(givesWay([{ kind: 'move', place: ['menus', 'active'] }])).toBe(false)
  const many = (count: number) => Array.from({ length: count }, () => set('visible', false))
  expect(givesWay(many(50))).toBe(true)
  expect(givesWay(many(51))).toBe(false)
})
