import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { findOrders } from './find-orders.ts'

const item = (name: string) => ({
  id: name,
  name,
  sizeName: null,
  quantity: 1,
  notes: '',
  extras: [],
  price: 1,
  accPrice: 1,
})

const lucia = givenOrder({ id: 'lucia', number: 42, items: [item('Ñoquis con tuco')] })
const omar = givenOrder({
  id: 'omar',
  number: 7,
  type: 'IN_DINING',
  customerName: '',
  tableUid: 'Patio 3',
  phone: '+5491144442222',
  items: [item('Milanesa')],
})
const all = [lucia, omar]

const found = (text: string, type: 'all' | 'DELIVERY' | 'IN_DINING' = 'all') =>
  findOrders(all, { text, type }).map(({ id }) => id)

test.each([
  ['', ['lucia', 'omar']],
  ['   ', ['lucia', 'omar']],
  ['42', ['lucia']],
  ['#4', ['lucia']],
  ['#2', []],
  ['7', ['omar']],
  ['lucia', ['lucia']],
  ['FERNÁNDEZ luc', ['lucia']],
  ['patio', ['omar']],
  ['noquis', ['lucia']],
  ['milanesa patio', ['omar']],
  ['milanesa lucia', []],
  ['4444-2222', ['omar']],
  ['5555', ['lucia']],
  ['444', []],
  ['#4444', []],
])('"%s" finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids)
})

test('orders of one mode are found among all that fit', () => {
  expect(found('', 'IN_DINING')).toEqual(['omar'])
  expect(found('lucia', 'IN_DINING')).toEqual([])
  expect(found('lucia', 'DELIVERY')).toEqual(['lucia'])
})
