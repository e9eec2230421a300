import type { ExtraItem } from '@mostrador/domain/cart/cart-line'
import { expect, test } from 'vitest'
import { extrasText } from './extras-text.ts'

const item = (name: string, quantity: number): ExtraItem => ({
  referenceId: name,
  referenceType: 'GARNISH',
  name,
  quantity,
  price: 0,
})

test('chosen extras stand in one line for each group, with their number where it exceeds one', () => {
  const extras = [
    { groupId: 'sides', groupItems: [item('Papas', 1), item('Cheddar', 2)] },
    { groupId: 'sauces', groupItems: [item('Criolla', 1)] },
  ]
  expect(extrasText(extras)).toEqual([
    { group: 'sides', items: 'Papas, 2 × Cheddar' },
    { group: 'sauces', items: 'Criolla' },
  ])
  expect(extrasText([])).toEqual([])
})
