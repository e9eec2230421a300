import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
import { expect, test } from 'vitest'
import { linesOfGroup, placed, priceOfItems, sharesOf } from './group-lines.ts'

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
  const people = ['Ana', 'Leo'].map((name) => ({ name, isHost: false, isMe: false, items }))
  let last = 0
  const making = { menu: menuFromWire(wire.data, 2), mantissa: 2, newId: () => `line-${(last += 1)}` }
  return { api, contact, plate, params, people, items, making }
}

/** spec('decisions beyond-the-documents.35') */
test('everybody’s lines come with the name of whom they are for, at the prices of the menu', async () => {
  const { people, making } = await given()
  const lines = linesOfGroup(people, { ...making, notesLimit: null })
  expect(lines).toMatchObject([
    { id: 'line-1', name: 'Pizza', sizeName: 'Grande', price: 90_050, notes: 'Para Ana: sin sal' },
    { id: 'line-2', notes: 'Para Leo: sin sal' },
  ])
  const place = { menuHash: 'now' }
  expect(placed(lines, making.menu, place)).toEqual({ place, lines })
  expect(linesOfGroup(people, { ...making, notesLimit: 12 }).map(({ notes }) => notes)).toEqual([
    'Para Ana: si',
    'Para Leo: si',
  ])
})

test('what changed on the menu meanwhile stays as it was brought, for the cart to say so', async () => {
  const { api, contact, plate, params, people, making } = await given()
  await api.given.change(contact, (db) =>
    db.updateTable('sizes').set({ price: 95_000 }).where('plate_id', '=', plate.id).execute(),
  )
  const wire = await api.client.getMenu({ params })
  if (!wire.ok) throw new Error(wire.problem.code)
  const menu = menuFromWire(wire.data, 2)
  const lines = linesOfGroup(people, { ...making, menu, notesLimit: null })
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
