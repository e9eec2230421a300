import { menuOf, lineOn, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { aContact, aMode } from '../testing/sample-shop.ts'
import {
  hasPart,
  hostOf,
  isElsewhere,
  isForGroup,
  isToOrder,
  menuOfGroup,
  modeOfGroup,
} from './group-ways.ts'

const flan = { referenceId: 'flan', name: 'Flan', price: 1, quantity: 1 }
const ana = { name: 'Ana', isHost: true, isMe: false, items: [flan] }
const leo = { name: 'Leo', isHost: false, isMe: true, items: [] }

const group = { orderModeId: 'take-away' }
const contact = aContact([
  aMode({ id: 'delivery', type: 'DELIVERY' }),
  aMode({ id: 'take-away', type: 'TAKE_AWAY' }),
  aMode({ id: 'in-dining', type: 'IN_DINING', active: false }),
])

const cartOf = (orderModeId: string, plates: readonly string[]) => ({
  alias: 'palermo',
  branchContactId: 'c1',
  orderModeId,
  mode: 'TAKE_AWAY' as const,
  menuHash: 'h1',
  lines: plates.map((id) => lineOn(menuOf([plate(id)]), selection(id))),
  paymentTypeId: null,
  savedAt: '2026-11-20T12:00:00.000Z',
})

test('a group orders with its own mode, and its plates are from the menu of that', () => {
  expect(modeOfGroup(contact, group)?.type).toBe('TAKE_AWAY')
  expect(menuOfGroup(contact, group)).toBe('/menu/palermo/take-away')
})

test.each(['in-dining', 'gone'])(
  'a group whose mode is not offered any more leads to the contact: %s',
  (id) => {
    expect(modeOfGroup(contact, { orderModeId: id })).toBeUndefined()
    expect(menuOfGroup(contact, { orderModeId: id })).toBe('/menu/palermo')
  },
)

test.each([
  { held: 'no cart', cart: undefined, takes: false, elsewhere: false },
  { held: 'an empty cart of its mode', cart: cartOf('take-away', []), takes: false, elsewhere: false },
  { held: 'plates of its mode', cart: cartOf('take-away', ['flan']), takes: true, elsewhere: false },
  { held: 'an empty cart of another', cart: cartOf('delivery', []), takes: false, elsewhere: true },
  { held: 'plates of another', cart: cartOf('delivery', ['flan']), takes: false, elsewhere: true },
])('$held: the group takes its plates $takes, it is of another mode $elsewhere', (given) => {
  expect(isForGroup(given.cart, group)).toBe(given.takes)
  expect(isElsewhere(given.cart, group)).toBe(given.elsewhere)
})

test('an order is missing where the group takes no more and somebody brought something', () => {
  const people = [ana, leo]
  const ends = [null, 'EXPIRED', 'CLOSED', 'ORDERED', 'CANCELLED'] as const
  expect(ends.filter((end) => isToOrder({ end, people }))).toEqual(['EXPIRED', 'CLOSED'])
  expect(ends.filter((end) => isToOrder({ end, people: [leo] }))).toEqual([])
})

test('this browser has a part where it brought something itself', () => {
  expect(hasPart({ people: [ana, leo] })).toBe(false)
  expect(hasPart({ people: [ana, { ...leo, items: [flan] }] })).toBe(true)
})

test('the host is who opened the group, and nobody where nobody is there', () => {
  expect(hostOf({ people: [leo, ana] })).toBe('Ana')
  expect(hostOf({ people: [leo] })).toBe('')
})
