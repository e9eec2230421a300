import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type Menus = readonly { readonly key: string; readonly plates: readonly { readonly key: string }[] }[]

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
let owner: Client
let menu: readonly string[]
let plateKey: string

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const read = await owner.getDocument({ params: { id: contact.branchId }, query: { place: 'menus' } })
  const [first] = dataOf(read).value as Menus
  menu = ['menus', first?.key ?? '']
  plateKey = first?.plates[0]?.key ?? ''
})

const change = async (...operations: OperationWire[]) =>
  dataOf(await owner.changeDocument({ params: { id: contact.branchId }, body: { operations } }))

const SALSAS = {
  key: 'salsas',
  name: 'Salsas',
  mandatory: true,
  minGarnishAmount: 1,
  maxGarnishAmount: 1,
  garnishes: ['criolla', 'chimichurri', 'mayonesa'].map((key) => ({ key, name: key, price: 0 })),
}

/** The plate asks for a sauce from now on. */
const demandSauce = () =>
  change(
    { kind: 'add', place: [...menu, 'garnishGroups', 'salsas'], thing: SALSAS, after: null },
    { kind: 'set', place: [...menu, 'plates', plateKey, 'garnishGroups'], to: ['salsas'] },
  )

/** A group that came to be required broke orders that waited: support.lunchbox.io 12744875. */
test('a dearer price and a group that is demanded change no order that was placed, and a cart is judged by them', async () => {
  const cart = await api.given.orderBody(contact, { items: [{ plate }] })
  const { code, id } = await api.given.order(contact, { items: [{ plate }] })
  const seen = async () => dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  const before = await seen()
  await demandSauce()
  await change({ kind: 'set', place: [...menu, 'plates', plateKey, 'price'], from: 1000, to: 1200 })
  expect(await seen()).toEqual(before)
  expect(before.items).toMatchObject([{ accPrice: 1000 }])
  expect(await owner.getConsoleOrder({ params: { id } })).toMatchObject({ data: { total: 1000 } })
  const placed = await api.client.placeOrder({
    headers: { 'idempotency-key': 'a-cart-of-before' },
    body: cart,
  })
  const errors = (!placed.ok && placed.problem.errors) || []
  expect(errors.map((one) => one.code).toSorted()).toEqual(['garnish-amount'])
})

/** coopcycle/coopcycle-web#2576, #4857: the order of options was not kept, or not to be changed. */
test('garnishes stand for diners in the order in which the shop put them', async () => {
  await demandSauce()
  const orderModeId = contact.modes.TAKE_AWAY ?? ''
  const shown = async () =>
    dataOf(
      await api.client.getMenu({ params: { alias: contact.alias, orderModeId } }),
    ).garnishGroups[0]?.garnishes.map(({ name }) => name)
  const group = [...menu, 'garnishGroups', 'salsas', 'garnishes']
  expect(await shown()).toEqual(['criolla', 'chimichurri', 'mayonesa'])
  await change({ kind: 'move', place: [...group, 'mayonesa'], from: 'chimichurri', to: null })
  expect(await shown()).toEqual(['mayonesa', 'criolla', 'chimichurri'])
})
