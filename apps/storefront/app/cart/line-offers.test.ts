import type { MenuDiscount } from '@mostrador/domain/menu/menu'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { offersOf } from './line-offers.ts'

const discounts: readonly MenuDiscount[] = [
  { id: 'two', name: '2x1 en bife', plateIds: ['bife'], type: 'MULTIPLE', buy: 2, pay: 1 },
  { id: 'off', name: '10 % en flan', plateIds: ['flan'], type: 'PERCENT', percentage: 10 },
  { id: 'none', name: '0 % en pan', plateIds: ['pan'], type: 'PERCENT', percentage: 0 },
]
const menu = menuOf([plate('bife'), plate('flan'), plate('agua'), plate('pan')], discounts)
const line = (id: string, quantity = 1) => lineOn(menu, selection(id, { quantity }), id)

test('each line says which discount touched it, and what of it is free', () => {
  const lines = [line('bife', 2), line('flan'), line('agua')]
  expect([...offersOf(lines, discounts)]).toEqual([
    ['bife', { name: '2x1 en bife', free: 1000 }],
    ['flan', { name: '10 % en flan', free: 0 }],
  ])
})

test('a discount that gives nothing yet is none', () => {
  expect(offersOf([line('bife'), line('pan')], discounts).size).toBe(0)
})
