import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import {
  ACCOUNT,
  bringTo,
  openTransferContact,
  ownerOf,
  paymentStatusOf,
  placeByTransfer,
  settleBy,
  writeAccount,
} from '../../testing/transfer-shop.ts'

// One account: by its alias at one brand of a company, by its number at the other.

let api: TestApi
let byAlias: GivenContact
let byNumber: GivenContact
let plates: readonly [GivenPlate, GivenPlate]
let boss: Client

beforeEach(async () => {
  api = await startTestApi()
  byAlias = await openTransferContact(api, { by: { alias: 'Don.Pepe' } })
  byNumber = await openTransferContact(api, { by: { account: ACCOUNT }, sameCompanyAs: byAlias })
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
test('an amount asked of two orders before both contacts shared an account pays neither by itself', async () => {
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

/** spec('decisions transfers.10') */
test('the number of one account is not the alias of another, though both are written alike', async () => {
  await writeAccount(api, byAlias, { alias: ACCOUNT, account: OTHER })
  const [one, two] = [await here('one'), await there('two')]
  expect([await amountOf(byAlias, one.id), await amountOf(byNumber, two.id)]).toEqual([4999.99, 4999.99])
  expect((await list(byNumber)).accounts).toMatchObject([{ account: ACCOUNT }])
  const lines = [{ amount: 4999.99 }, { amount: 100 }]
  expect(dataOf(await bringTo(boss, byNumber, ...lines)).taken).toMatchObject({ fresh: 2, matched: 1 })
  expect([await paymentStatusOf({ api }, one.id), await paymentStatusOf({ api }, two.id)]).toEqual([
    'PENDING',
    'APPROVED',
  ])
  // The next list finds the lines and the orders of each account where they were.
  expect(dataOf(await bringTo(boss, byNumber, ...lines)).taken).toMatchObject({ fresh: 0, known: 2 })
})

/** spec('decisions transfers.10') */
test('an account whose alias is its number keeps the lines that came in', async () => {
  await writeAccount(api, byNumber, { alias: ACCOUNT, account: ACCOUNT })
  dataOf(await bringTo(boss, byNumber, { amount: 100 }))
  expect(dataOf(await bringTo(boss, byNumber, { amount: 100 })).taken).toMatchObject({ fresh: 0, known: 1 })
})

/** spec('decisions transfers.10') */
test('an alias is the same with any space around it, and a number of signs alone is none', async () => {
  await writeAccount(api, byNumber, { alias: '\u00A0don.pepe\u00A0', account: ACCOUNT })
  await here('one')
  expect((await list(byAlias)).accounts).toMatchObject([{ account: ACCOUNT }])
  await writeAccount(api, byNumber, { alias: 'don.pepe', account: ' -/. ' })
  const two = await here('two')
  expect(await amountOf(byAlias, two.id)).toBeLessThan(5000)
  expect((await list(byNumber)).accounts).toMatchObject([{ account: 'don.pepe' }])
})

/** spec('decisions transfers.10') */
test('a line that somebody took from its order stays taken, though its twin is the one that is left', async () => {
  const params = { id: byAlias.id }
  const line = { ...LINE, amount: 4999.99 }
  const order = await here('one')
  const { paid } = dataOf(
    await boss.importMovements({ params, body: { account: 'don.pepe', movements: [line] } }),
  )
  const movementId = paid[0]?.movement?.id ?? ''
  dataOf(await settleBy(boss, { ...params, movementId }, { orderId: null, seen: order.id }))
  await writeAccount(api, byAlias, { account: ACCOUNT })
  dataOf(await bringTo(boss, byAlias, line))
  await writeAccount(api, byAlias, { alias: 'don.pepe', account: ACCOUNT })
  expect(dataOf(await bringTo(boss, byAlias, line)).taken).toMatchObject({ fresh: 0, matched: 0 })
  expect(await paymentStatusOf({ api }, order.id)).toBe('PENDING')
})

/** The number of another account than the tests'. */
const OTHER = '0110599520000001234567'

const LINE = { text: 'TRANSFERENCIA', day: '2026-11-20' }
