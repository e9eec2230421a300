import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
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

/** A shop with a plate in two sizes, and what two people would bring of it. */
async function given() {
  const api = await startTestApi()
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const sizes = [
    { name: 'Chica', price: 70_000 },
    { name: 'Grande', price: 90_050 },
  ]
  const plate = await api.given.plate(contact, { name: 'Pizza', sizes })
  const sizeId = plate.sizes[1]?.id ?? ''
  const { items } = await api.given.orderBody(contact, { items: [{ plate, sizeId, notes: 'sin sal' }] })
  const params = { alias: contact.alias, orderModeId: contact.modes.TAKE_AWAY ?? '' }
  const wire = await api.client.getMenu({ params })
  if (!wire.ok) throw new Error(wire.problem.code)
  const people = ['Ana', 'Leo'].map((name) => ({ name, isHost: name === 'Leo', isMe: false, items }))
  let last = 0
  const making = { menu: menuFromWire(wire.data, 2), mantissa: 2, newId: () => `line-${(last += 1)}` }
  return { api, contact, plate, params, people, items, making }
}

/** spec('decisions beyond-the-documents.35') */
test('everybody’s lines come with the name of whom they are for, at the prices of the menu', async () => {
  const { people, making } = await given()
  const lines = linesOfGroup(people, [], { ...making, notesLimit: null })
  expect(lines).toMatchObject([
    { id: 'line-1', name: 'Pizza', sizeName: 'Grande', price: 90_050, notes: 'Para Ana: sin sal' },
    { id: 'line-2', notes: 'Para Leo: sin sal' },
  ])
  const place = { menuHash: 'now' }
  expect(placed(lines, making.menu, place)).toEqual({ place, lines })
  expect(linesOfGroup(people, [], { ...making, notesLimit: 12 }).map(({ notes }) => notes)).toEqual([
    'Para Ana: si',
    'Para Leo: si',
  ])
})

/** spec('decisions beyond-the-documents.35') */
test('what stands in the host’s cart joins the order as the host’s own', async () => {
  const { people, making } = await given()
  const [plain] = linesOfGroup(people, [], { ...making, notesLimit: null })
  if (!plain) throw new Error('no line')
  const own = [
    { ...plain, id: 'cart-1', notes: 'sin sal' },
    { ...plain, id: 'cart-2', notes: 'tibia' },
  ]
  const lines = linesOfGroup(people, own, { ...making, notesLimit: null })
  expect(lines.map(({ quantity, notes }) => [quantity, notes])).toEqual([
    [1, 'Para Ana: sin sal'],
    [2, 'Para Leo: sin sal'],
    [1, 'Para Leo: tibia'],
  ])
  expect(linesWithoutGroup(lines, people).map(({ quantity, notes }) => [quantity, notes])).toEqual([
    [2, 'sin sal'],
    [1, 'tibia'],
  ])
})

test('a line that the host brought, and that stands in the cart still, is ordered once', async () => {
  const { people, making } = await given()
  const [plain] = linesOfGroup(people, [], { ...making, notesLimit: null })
  if (!plain) throw new Error('no line')
  const own = [{ ...plain, id: 'cart-1', notes: '' }]
  const host = { name: 'Ana', isHost: true, isMe: true, items: groupItems(own, 2) }
  expect(linesOfGroup([host], own, { ...making, notesLimit: null })).toMatchObject([
    { id: 'cart-1', quantity: 1, notes: 'Para Ana' },
  ])
})

test('who takes plates back out of a group has them once, beside what is in the cart', async () => {
  const { people, making } = await given()
  const [plain] = linesOfGroup(people, [], { ...making, notesLimit: null })
  if (!plain) throw new Error('no line')
  const own = [{ ...plain, id: 'cart-1', notes: 'tibia' }]
  const brought = groupItems([{ ...plain, id: 'cart-2', notes: 'sin sal' }], 2)
  const once = linesWithPart(own, brought, making)
  expect(once.map(({ id, notes }) => [id, notes])).toEqual([
    ['cart-1', 'tibia'],
    ['cart-2', 'sin sal'],
  ])
  expect(linesWithPart(once, brought, making)).toEqual(once)
})

test('what changed on the menu meanwhile stays as it was brought, for the cart to say so', async () => {
  const { api, contact, plate, params, people, making } = await given()
  await api.given.change(contact, (db) =>
    db.updateTable('sizes').set({ price: 95_000 }).where('plate_id', '=', plate.id).execute(),
  )
  const wire = await api.client.getMenu({ params })
  if (!wire.ok) throw new Error(wire.problem.code)
  const menu = menuFromWire(wire.data, 2)
  const lines = linesOfGroup(people, [], { ...making, menu, notesLimit: null })
  const put = placed(lines, menu, { menuHash: menu.hash })
  expect(put.place.menuHash).toBe('')
  expect(put.lines.map(({ price }) => price)).toEqual([90_050, 90_050])
})

test('a person’s items cost their price by their number', async () => {
  const { items } = await given()
  expect(
    priceOfItems(
      items.map((item) => ({ ...item, quantity: 3 })),
      2,
    ),
  ).toBe(270_150)
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
