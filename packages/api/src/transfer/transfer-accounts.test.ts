import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../testing/data-of.ts'
import type { GivenContact } from '../testing/given-contact.ts'
import type { GivenPlate } from '../testing/given-menu.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import type { TestApi } from '../testing/start-test-api.ts'
import {
  ACCOUNT,
  bringTo,
  openTransferLocal,
  ownerOf,
  paymentStatusOf,
  placeByTransfer,
  writeAccount,
} from '../testing/transfer-shop.ts'

// One account: by its alias at one brand of a company, by its number at the other.

let api: TestApi
let byAlias: GivenContact
let byNumber: GivenContact
let plates: readonly [GivenPlate, GivenPlate]
let boss: Client

beforeEach(async () => {
  api = await startTestApi()
  byAlias = await openTransferLocal(api, { by: { alias: 'Don.Pepe' } })
  byNumber = await openTransferLocal(api, { by: { account: ACCOUNT }, sameCompanyAs: byAlias })
  plates = [
    await api.given.plate(byAlias, { price: 500_000 }),
    await api.given.plate(byNumber, { price: 500_000 }),
  ]
  boss = await ownerOf({ api, contact: byAlias })
})

const here = (name: string) => placeByTransfer({ api, contact: byAlias, plate: plates[0] }, name)
const there = (name: string) => placeByTransfer({ api, contact: byNumber, plate: plates[1] }, name)
const sayBoth = () => writeAccount(api, byNumber, { alias: 'don.pepe', account: ACCOUNT })
const list = async ({ id }: GivenContact) => dataOf(await boss.listTransfers({ params: { id } }))
const amountOf = async (contact: GivenContact, orderId: string) =>
  (await list(contact)).awaited.find((one) => one.orderId === orderId)?.amount

/** spec('decisions transfers.10') */
test('of one account by two names no two orders are asked for the same, once one way says both', async () => {
  await sayBoth()
  const [one, two] = [await here('one'), await there('two')]
  expect([await amountOf(byAlias, one.id), await amountOf(byNumber, two.id)]).toEqual([4999.99, 4999.98])
  const { accounts } = await list(byAlias)
  expect(accounts).toMatchObject([{ account: ACCOUNT, shown: 'Don.Pepe' }])
  // The list that one brand brings pays the order of the brand that writes the alias.
  dataOf(await bringTo(boss, byAlias, { amount: 4999.99 }))
  expect(await paymentStatusOf({ api }, one.id)).toBe('APPROVED')
  expect(dataOf(await bringTo(boss, byNumber, { amount: 4999.99 })).movements).toMatchObject([
    { kind: 'ELSEWHERE' },
  ])
  expect(await paymentStatusOf({ api }, two.id)).toBe('PENDING')
})

/** spec('decisions transfers.10') */
test('what two orders were asked for before anybody said so pays neither by itself', async () => {
  const [one, two] = [await here('one'), await there('two')]
  expect([await amountOf(byAlias, one.id), await amountOf(byNumber, two.id)]).toEqual([4999.99, 4999.99])
  await sayBoth()
  const { taken, movements } = dataOf(await bringTo(boss, byNumber, { amount: 4999.99 }))
  expect(taken.matched).toBe(0)
  expect(movements).toMatchObject([{ kind: 'PERHAPS_ELSEWHERE', orders: [{ orderId: two.id }] }])
  const three = await here('three')
  expect(await amountOf(byAlias, three.id)).toBe(4999.98)
})

/** spec('decisions transfers.10') */
test('a line that came under the alias is the same one under the number, and keeps its order', async () => {
  const order = await here('one')
  const line = { account: 'don.pepe', movements: [4999.99, 100].map((amount) => ({ ...LINE, amount })) }
  const params = { id: byAlias.id }
  expect(dataOf(await boss.importMovements({ params, body: line })).taken).toMatchObject({ matched: 1 })
  await writeAccount(api, byAlias, { alias: 'don.pepe', account: ACCOUNT })
  // A page that is older than that still says the alias.
  for (const account of [ACCOUNT, 'don.pepe']) {
    const again = dataOf(await boss.importMovements({ params, body: { ...line, account } }))
    expect(again.taken).toEqual({ fresh: 0, known: 2, matched: 0 })
    expect(again.movements).toMatchObject([{ amount: 100 }])
    expect(again.paid).toMatchObject([{ orderId: order.id, movement: { amount: 4999.99 } }])
  }
})

const LINE = { text: 'TRANSFERENCIA', day: '2026-11-20' }
