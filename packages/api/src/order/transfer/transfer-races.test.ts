import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import {
  ACCOUNT,
  ownerOf,
  placeByTransfer,
  startTransferShop,
  type TransferShop,
} from '../../testing/transfer-shop.ts'

// On PostgreSQL these are many connections; on the embedded database one after the other.

let shop: TransferShop

beforeEach(async () => {
  shop = await startTransferShop()
})

const here = () => ({ id: shop.contact.id })
const list = async () => dataOf(await shop.cashier.listTransfers({ params: here() }))
const bring = (amounts: readonly number[]) =>
  shop.cashier.importMovements({
    params: here(),
    body: {
      account: ACCOUNT,
      movements: amounts.map((amount) => ({ amount, text: 'TRANSFERENCIA', day: '2026-11-20' })),
    },
  })
const confirm = (orderId: string) =>
  shop.cashier.confirmTransfer({ params: { ...here(), orderId }, body: { reason: 'Lo vi' } })

/** spec('decisions transfers.1') */
test('of sixty-four who order at once no two are asked for the same', async () => {
  const names = Array.from({ length: 64 }, (_, at) => `diner-${at}`)
  const placed = await Promise.all(names.map((name) => placeByTransfer(shop, name)))
  const { awaited } = await list()
  expect(awaited.map(({ orderId }) => orderId).toSorted()).toEqual(placed.map(({ id }) => id).toSorted())
  expect(new Set(awaited.map(({ amount }) => amount)).size).toBe(64)
  expect(new Set(awaited.map(({ reference }) => reference)).size).toBe(64)
  // The smallest amounts that are free: nobody is let off more than there are orders.
  expect(Math.min(...awaited.map(({ amount }) => amount))).toBe(4999.36)
})

/** spec('decisions transfers.4') spec('decisions transfers.6') */
test('of two who bring overlapping lists at once each line is there once, and pays once', async () => {
  const orders = []
  for (const name of ['one', 'two', 'three', 'four']) orders.push(await placeByTransfer(shop, name))
  const answers = await Promise.all([
    bring([4999.99, 4999.98, 4999.97]),
    bring([4999.98, 4999.97, 4999.96]),
    bring([4999.99, 4999.96]),
  ])
  const taken = answers.map((answer) => dataOf(answer).taken)
  expect(taken.reduce((all, { fresh }) => all + fresh, 0)).toBe(4)
  expect(taken.reduce((all, { matched }) => all + matched, 0)).toBe(4)
  const { paid, movements, awaited } = await list()
  expect(paid.map(({ orderId }) => orderId).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
  expect(paid.every(({ amount, movement }) => movement?.amount === amount)).toBe(true)
  expect({ movements, awaited }).toEqual({ movements: [], awaited: [] })
})

/** spec('decisions transfers.3') */
test('a confirmation by hand while the bank’s list comes in pays once', async () => {
  const { id } = await placeByTransfer(shop)
  const [byHand, byList] = await Promise.all([confirm(id), bring([4999.99])])
  expect(byHand.ok || byHand.problem.code === 'transfer-changed').toBe(true)
  expect(dataOf(byList).taken).toEqual({ fresh: 1, known: 0, matched: 1 })
  const { paid, movements } = await list()
  expect(paid).toMatchObject([{ orderId: id, movement: { amount: 4999.99 } }])
  expect(movements).toEqual([])
  const rows = await shop.api.ports.database.selectFrom('orders').select('payment_status').execute()
  expect(rows).toEqual([{ payment_status: 'APPROVED' }])
})

/** spec('decisions transfers.3') */
test('of two who confirm the same order at once one does, and its name stands there', async () => {
  const { id } = await placeByTransfer(shop)
  const other = await shop.api.as(await shop.api.given.staff({ role: 'CASHIER', contacts: [shop.contact] }))
  const params = { ...here(), orderId: id }
  const answers = await Promise.all([
    confirm(id),
    other.confirmTransfer({ params, body: { reason: 'Mostró el comprobante' } }),
  ])
  const done = answers.flatMap((answer, at) => (answer.ok ? at : []))
  expect(done).toHaveLength(1)
  const { paid } = await list()
  expect(paid).toMatchObject([{ orderId: id, reason: done[0] === 0 ? 'Lo vi' : 'Mostró el comprobante' }])
})

/** spec('decisions transfers.3') spec('decisions transfers.7') */
test('an order that is canceled while it is confirmed is owed, or never was paid', async () => {
  const boss = await ownerOf(shop)
  for (let at = 0; at < 4; at += 1) {
    const { id } = await placeByTransfer(shop, `diner-${at}`)
    const cancel = { params: { id }, body: { action: 'cancel', reason: 'Sin gas' } } as const
    const [confirmed, canceled] = await Promise.all([confirm(id), boss.changeOrderStatus(cancel)])
    const { owed, paid, awaited } = await list()
    const isIn = (all: readonly { orderId: string }[]): boolean => all.some(({ orderId }) => orderId === id)
    expect([isIn(owed), isIn(paid), isIn(awaited)]).toEqual([
      confirmed.ok && canceled.ok,
      confirmed.ok && !canceled.ok,
      !confirmed.ok && !canceled.ok,
    ])
  }
})

/** spec('decisions transfers.2') */
test('an order that gives way while its money comes is paid, or its money is owed', async () => {
  const orders = []
  for (let at = 0; at < 4; at += 1) orders.push(await placeByTransfer(shop, `diner-${at}`))
  shop.api.clock.now = new Date('2026-11-20T15:31:00Z')
  await Promise.all([runDueJobs(shop.api.ports), bring([4999.99, 4999.98, 4999.97, 4999.96])])
  await runDueJobs(shop.api.ports)
  const { paid, owed, awaited, movements } = await list()
  expect([...paid, ...owed].map(({ orderId }) => orderId).toSorted()).toEqual(
    orders.map(({ id }) => id).toSorted(),
  )
  expect({ awaited, movements }).toEqual({ awaited: [], movements: [] })
  const rows = await shop.api.ports.database
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status'])
    .execute()
  for (const { id, status, payment_status } of rows)
    expect([status, payment_status]).toEqual(
      paid.some(({ orderId }) => orderId === id) ? ['GENERATED', 'APPROVED'] : ['CANCELED', 'EXPIRED'],
    )
})
