import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import {
  groupItems,
  linesOfGroup,
  linesWithoutGroup,
  linesWithPart,
  placed,
  priceOfItems,
  sharesOf,
} from './group-lines.ts'

const menuAt = (price: number) =>
  menuOf([
    plate('flan', { price: 30_000 }),
    plate('pizza', {
      sizes: [
        { id: 'small', name: 'Chica', price: 70_000 },
        { id: 'large', name: 'Grande', price },
      ],
    }),
  ])
const menu = menuAt(90_050)

const pizza = (id: string, notes = '') => lineOn(menu, selection('pizza', { sizeId: 'large', notes }), id)
const flan = (id: string, notes = '') => lineOn(menu, selection('flan', { notes }), id)

/** Items of a guest without a cart here. */
const itemsOf = (...lines: Parameters<typeof groupItems>[0]) =>
  groupItems(lines, 2).map((item) => ({ ...item, line: undefined }))

const person = (name: string, items: ReturnType<typeof groupItems>, isHost = false) => ({
  name,
  isHost,
  isMe: isHost,
  items,
})

/** The menu of now, and ids in their order. */
function making(now = menu) {
  let last = 0
  return { menu: now, mantissa: 2, newId: () => `line-${(last += 1)}`, notesLimit: null }
}

const people = [
  person('Ana', itemsOf(pizza('a', 'sin sal'))),
  person('Leo', itemsOf(pizza('b', 'sin sal')), true),
]

/** spec('decisions beyond-the-documents.35') */
test('everybody’s lines come with the name of whom they are for, at the prices of the menu', () => {
  const lines = linesOfGroup(people, [], making())
  expect(lines).toMatchObject([
    { id: 'line-1', name: 'pizza', sizeName: 'Grande', price: 90_050, notes: 'Para Ana: sin sal' },
    { id: 'line-2', notes: 'Para Leo: sin sal' },
  ])
  const place = { menuHash: 'now' }
  expect(placed(lines, menu, place)).toEqual({ place, lines })
  expect(linesOfGroup(people, [], { ...making(), notesLimit: 12 }).map(({ notes }) => notes)).toEqual([
    'Para Ana: si',
    'Para Leo: si',
  ])
})

test('a plate without sizes, or one that left the menu, comes without the name of a size', () => {
  const without = menuOf([plate('flan')])
  const both = [person('Ana', itemsOf(flan('a'), pizza('b')))]
  expect(linesOfGroup(both, [], making(without)).map(({ name, sizeName }) => [name, sizeName])).toEqual([
    ['flan', null],
    ['pizza', null],
  ])
})

/** spec('decisions beyond-the-documents.35') */
test('lines in the cart of the host join the order as the host’s own', () => {
  const own = [pizza('cart-1', 'sin sal'), pizza('cart-2', 'tibia')]
  const lines = linesOfGroup(people, own, making())
  expect(lines.map(({ quantity, notes }) => [quantity, notes])).toEqual([
    [1, 'Para Ana: sin sal'],
    [2, 'Para Leo: sin sal'],
    [1, 'Para Leo: tibia'],
  ])
  expect(
    linesWithoutGroup(lines, people).map(({ name, quantity, notes }) => [name, quantity, notes]),
  ).toEqual([
    ['pizza', 2, 'sin sal'],
    ['pizza', 1, 'tibia'],
  ])
})

test('in a group without its host the cart’s plates are for nobody, and they alone stay', () => {
  const guests = [person('Ana', itemsOf(pizza('a')))]
  const lines = linesOfGroup(guests, [flan('cart-1', 'tibio')], making())
  expect(lines.map(({ notes }) => notes)).toEqual(['Para Ana', 'tibio'])
  expect(linesWithoutGroup(lines, guests)).toMatchObject([{ id: 'cart-1', notes: 'tibio' }])
})

test('a line that the host brought, and that stands in the cart still, is ordered once', () => {
  const own = [pizza('cart-1'), flan('cart-2')]
  const host = person('Leo', groupItems([pizza('cart-1')], 2), true)
  const guest = person('Ana', itemsOf(pizza('a')))
  expect(
    linesOfGroup([host, guest], own, making()).map(({ id, quantity, notes }) => [id, quantity, notes]),
  ).toEqual([
    ['cart-1', 1, 'Para Leo'],
    ['line-1', 1, 'Para Ana'],
    ['cart-2', 1, 'Para Leo'],
  ])
})

test('a person who takes plates back out of a group has them once, beside the cart', () => {
  const own = [pizza('cart-1', 'tibia'), flan('cart-3')]
  const brought = groupItems([pizza('cart-2', 'sin sal'), flan('cart-3')], 2)
  const once = linesWithPart(own, brought, making())
  expect(once.map(({ id, quantity, notes }) => [id, quantity, notes])).toEqual([
    ['cart-1', 1, 'tibia'],
    ['cart-3', 1, ''],
    ['cart-2', 1, 'sin sal'],
  ])
  expect(linesWithPart(once, brought, making())).toEqual(once)
})

test('a plate that comes back from another browser’s cart gets an id of its own', () => {
  expect(linesWithPart([], itemsOf(flan('a')), making())).toMatchObject([{ id: 'line-1', name: 'flan' }])
})

test('a line whose price changed stays as it was brought, for the cart to tell', () => {
  const now = menuAt(95_000)
  const lines = linesOfGroup(people, [], making(now))
  const put = placed(lines, now, { alias: 'palermo', menuHash: now.hash })
  expect(put.place).toEqual({ alias: 'palermo', menuHash: '' })
  expect(put.lines.map(({ price }) => price)).toEqual([90_050, 90_050])
})

test('a person’s items cost their prices by their numbers', () => {
  const [one, other] = itemsOf(pizza('a'), flan('b'))
  if (!one || !other) throw new Error('no items')
  expect(priceOfItems([{ ...one, quantity: 3 }, other], 2)).toBe(300_150)
  expect(priceOfItems([], 2)).toBe(0)
})

const item = (notes: string, accPrice: number) => ({
  id: notes,
  name: 'Pizza',
  sizeName: null,
  quantity: 1,
  notes,
  extras: [],
  price: accPrice,
  accPrice,
})

test('the total is shared out by what each one’s lines cost, and what is for nobody stands apart', () => {
  const items = [item('Para Ana: sin sal', 30), item('Para Leo', 10), item('Para Ana', 20), item('', 40)]
  const names = ['Ana', 'Leo', 'Eva']
  expect(sharesOf({ items, total: 150.01 }, { names, mantissa: 2 })).toEqual([
    { name: 'Ana', amount: 7501 },
    { name: 'Leo', amount: 1500 },
    { name: undefined, amount: 6000 },
  ])
  expect(sharesOf({ items, total: 150 }, { names: ['Eva'], mantissa: 2 })).toEqual([])
})
