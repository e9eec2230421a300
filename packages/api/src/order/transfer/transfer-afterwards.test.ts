import type { Client } from '@mostrador/contract/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetOldThings } from '../../roof/forget-old-things.ts'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { findAlert, insertAlerts } from '../../after/order-alert/alert-store.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import {
  bringTo,
  codeOf,
  ownerOf,
  paymentStatusOf,
  placeByTransfer,
  settleBy,
  startTransferShop,
  type TransferShop,
} from '../../testing/transfer-shop.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z. An order has half an
// hour.

let shop: TransferShop

beforeEach(async () => {
  shop = await startTransferShop()
})

const list = async (by: Client, { id }: GivenContact) => dataOf(await by.listTransfers({ params: { id } }))

/** spec('decisions transfers.7') */
describe('money that is owed', () => {
  test('of an order that never was one of the shop is sent back without touching its sales', async () => {
    const { id, code } = await placeByTransfer(shop)
    shop.api.clock.now = new Date('2026-11-20T15:31:00Z')
    await runDueJobs(shop.api.ports)
    await bringTo(shop.cashier, shop.contact, { amount: 4999.99 })
    dataOf(await (await ownerOf(shop)).returnTransfer({ params: { id: shop.contact.id, orderId: id } }))
    expect(await paymentStatusOf(shop, id)).toBe('EXPIRED')
    const followed = await shop.api.client.getOrder({ params: { alias: shop.contact.alias, code } })
    expect(dataOf(followed)).toMatchObject({ refund: null, paymentStatus: 'REFUNDED' })
  })

  test('is counted on the board and told with its order, until it is sent', async () => {
    const { api, contact, cashier } = shop
    const [late, canceled, waiting] = [
      await placeByTransfer(shop, 'late'),
      await placeByTransfer(shop, 'canceled'),
      await placeByTransfer(shop, 'waiting'),
    ]
    dataOf(
      await cashier.confirmTransfer({
        params: { id: contact.id, orderId: canceled.id },
        body: { reason: 'Lo vi' },
      }),
    )
    const boss = await ownerOf(shop)
    const cancel = { params: { id: canceled.id }, body: { action: 'cancel', reason: 'Sin gas' } } as const
    dataOf(await boss.changeOrderStatus(cancel))
    api.clock.now = new Date('2026-11-20T15:31:00Z')
    await runDueJobs(api.ports)
    const board = async (by: Client) => dataOf(await by.listBoard({ params: { id: contact.id }, query: {} }))
    expect((await board(cashier)).owedTransfers).toBe(1)
    // A round amount came, by one press it is the late one's.
    await bringTo(cashier, contact, { amount: 5000 })
    const [line] = (await list(cashier, contact)).movements
    const given = { id: contact.id, movementId: line?.id ?? '' }
    dataOf(await settleBy(cashier, given, { orderId: late.id, seen: null }))
    expect((await board(cashier)).owedTransfers).toBe(2)
    const order = async (id: string) => dataOf(await cashier.getConsoleOrder({ params: { id } }))
    expect(await order(late.id)).toMatchObject({ refund: 'OWED', owedTransfer: 5000 })
    expect(await order(canceled.id)).toMatchObject({ refund: 'OWED', owedTransfer: 4999.98 })
    expect(await order(waiting.id)).toMatchObject({ refund: null, owedTransfer: null })
    const cook = await api.as(await api.given.staff({ role: 'KITCHEN', contacts: [contact] }))
    expect((await board(cook)).owedTransfers).toBe(0)
    const sent = { id: contact.id, orderId: late.id }
    expect((await list(cashier, contact)).returned).toEqual([])
    expect(codeOf(await boss.returnTransfer({ params: sent }))).toBeUndefined()
    expect((await board(cashier)).owedTransfers).toBe(1)
    expect((await list(cashier, contact)).returned).toMatchObject([
      { orderId: late.id, amount: 5000, returnedAt: api.clock.now.toISOString(), by: 'Sofía' },
    ])
    expect(await order(late.id)).toMatchObject({ refund: null, owedTransfer: null })
  })

  test('is owed as long as nobody says that it was sent, with its movement', async () => {
    const { id } = await placeByTransfer(shop)
    shop.api.clock.now = new Date('2026-11-20T15:31:00Z')
    await runDueJobs(shop.api.ports)
    await bringTo(shop.cashier, shop.contact, { amount: 4999.99 }, { amount: 77 })
    shop.api.clock.now = new Date('2027-07-20T15:31:00Z')
    await forgetOldThings(shop.api.ports, { payload: {} } as never)
    const boss = await shop.api.as(await shop.api.given.staff({ contacts: [shop.contact] }))
    expect((await list(boss, shop.contact)).owed).toMatchObject([
      { orderId: id, movement: { amount: 4999.99 } },
    ])
    const kept = await shop.api.ports.database.selectFrom('bank_movements').select('order_id').execute()
    expect(kept).toEqual([{ order_id: id }])
  })
})

/** spec('decisions transfers.2') */
test('a diner who says again and again that it was sent, each time otherwise, gets 429 after a while', async () => {
  shop = await startTransferShop('BOTH', { rateLimiter: createRateLimiter() })
  const { code } = await placeByTransfer(shop)
  const params = { alias: shop.contact.alias, code }
  const codes = []
  for (let at = 0; at < 40; at += 1)
    codes.push(codeOf(await shop.api.client.sayTransferred({ params, body: { receipt: String(at % 2) } })))
  expect(codes[0]).toBeUndefined()
  expect(codes.at(-1)).toBe('too-many-requests')
  expect(shop.api.published.length).toBeLessThan(40)
})

/** spec('decisions transfers.6') */
test('a confirmation by hand stays, though its person is gone', async () => {
  const { id } = await placeByTransfer(shop)
  const reason = 'Lo vi en la cuenta'
  dataOf(
    await shop.cashier.confirmTransfer({ params: { id: shop.contact.id, orderId: id }, body: { reason } }),
  )
  const { paid } = dataOf(await bringTo(shop.cashier, shop.contact, { amount: 4999.99 }))
  await shop.api.ports.database.updateTable('transfers').set({ staff_user_id: null }).execute()
  const params = { id: shop.contact.id, movementId: paid[0]?.movement?.id ?? '' }
  dataOf(await settleBy(shop.cashier, params, { orderId: null, seen: id }))
  expect(await paymentStatusOf(shop, id)).toBe('APPROVED')
})

/** spec('decisions transfers.6') */
describe('no alert goes out for an order that cannot be accepted', () => {
  let told: number

  beforeEach(async () => {
    told = 0
    const send = async () => {
      told += 1
      return { ok: true } as const
    }
    shop = await startTransferShop('BOTH', { messages: { send } })
    const people = [{ key: 'ana', name: 'Ana', phone: '+5491123450001' }]
    await shop.api.ports.database
      .updateTable('branch_contacts')
      .set({ alerts: JSON.stringify({ messageAfterSeconds: 60, people }) })
      .execute()
  })

  const at = (time: string): void => {
    shop.api.clock.now = new Date(`2026-11-20T${time}Z`)
  }
  const watch = async (time: string): Promise<void> => {
    at(time)
    await ensureRecurringJobs(shop.api.ports)
    while ((await runDueJobs(shop.api.ports)) > 0) continue
  }
  const paid = async () => {
    const { id } = await placeByTransfer(shop)
    const answer = dataOf(await bringTo(shop.cashier, shop.contact, { amount: 4999.99 }))
    await watch('15:00:10')
    const params = { id: shop.contact.id, movementId: answer.paid[0]?.movement?.id ?? '' }
    const takeBack = async () => dataOf(await settleBy(shop.cashier, params, { orderId: null, seen: id }))
    const confirm = async () =>
      dataOf(
        await shop.cashier.confirmTransfer({
          params: { id: shop.contact.id, orderId: id },
          body: { reason: 'Lo vi' },
        }),
      )
    return { id, takeBack, confirm }
  }

  test('while it waits for its transfer again; paid again, its time begins anew', async () => {
    const { takeBack, confirm } = await paid()
    at('15:00:30')
    await takeBack()
    await watch('15:05:00')
    expect(told).toBe(0)
    await confirm()
    await watch('15:05:10')
    expect(told).toBe(0)
    await watch('15:06:20')
    expect(told).toBe(1)
  })

  test('after its transfer is taken back before the message goes out; later one does', async () => {
    const { id, takeBack, confirm } = await paid()
    const alert = {
      id: nextTestId(),
      contactId: shop.contact.id,
      orderId: id,
      thing: id,
      channel: 'MESSAGE' as const,
      personKey: 'ana',
      personName: 'Ana',
      address: '+5491123450001',
    }
    const { database } = shop.api.ports
    expect(await insertAlerts(database, [alert], shop.api.clock.now)).toBe(1)
    expect(await findAlert(database, alert.id)).toMatchObject({ isTrue: true })
    await database.updateTable('orders').set({ payment_status: 'PENDING' }).where('id', '=', id).execute()
    expect(await findAlert(database, alert.id)).toMatchObject({ isTrue: false })
    const another = { ...alert, id: nextTestId(), personKey: 'beto' }
    expect(await insertAlerts(database, [another], shop.api.clock.now)).toBe(0)
    await database.updateTable('orders').set({ payment_status: 'APPROVED' }).where('id', '=', id).execute()

    at('15:00:30')
    await takeBack()
    await watch('15:02:00')
    expect(told).toBe(0)
    await confirm()
    await watch('15:02:10')
    await watch('15:03:20')
    expect(told).toBe(1)
  })
})
