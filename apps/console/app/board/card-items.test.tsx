import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { givenOrder } from '../testing/given-order.ts'
import { CardItems } from './card-items.tsx'

type Item = ConsoleOrder['items'][number]

const item = (own: Partial<Item>, index = 0): Item => ({
  id: `0198c000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
  name: 'Milanesa',
  sizeName: null,
  quantity: 1,
  notes: '',
  extras: [],
  price: 1000,
  accPrice: 1000,
  ...own,
})

/** Text of the card, a line for each element. */
const said = (order: Partial<ConsoleOrder>): string[] =>
  renderToStaticMarkup(<CardItems order={givenOrder(order)} />)
    .replaceAll(/<\/(?:p|li|span)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
    .filter((line) => line !== '')

test('a card says what to cook: how many, the size, what was chosen with it', () => {
  const extras = [
    { groupName: 'Salsas', items: [{ name: 'Criolla', quantity: 3, price: 0 }] },
    { groupName: 'Guarnición', items: [{ name: 'Papas', quantity: 1, price: 0 }] },
  ]
  expect(said({ items: [item({ quantity: 2, sizeName: 'Grande', extras })] })).toEqual([
    '2 ×',
    'Milanesa · Grande',
    '3 × Criolla, Papas',
  ])
})

test('the diner’s notes stand in full, those of the order before those of its items', () => {
  const long = `Soy celíaca: ${'sin harinas, '.repeat(19)}gracias`
  const lines = said({ notes: ' Tocar fuerte ', items: [item({ notes: long })] })
  expect(lines).toEqual(['Tocar fuerte', '1 ×', 'Milanesa', long])
})

test('of a large order it says the first eight lines, and how many more there are', () => {
  const items = Array.from({ length: 10 }, (_, index) => item({ name: `Plato ${index}` }, index))
  const lines = said({ items })
  expect(lines).toContain('Plato 7')
  expect(lines).not.toContain('Plato 8')
  expect(lines.at(-1)).toBe('y 2 más')
  expect(said({ items: items.slice(0, 8) }).at(-1)).toBe('Plato 7')
})
