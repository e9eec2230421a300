import type { Client } from '@mostrador/contract/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetOldThings } from '../job/forget-old-things.ts'
import { runDueJobs } from '../job/run-due-jobs.ts'
import { createRateLimiter } from '../rate-limit/create-rate-limiter.ts'
import { dataOf } from '../testing/data-of.ts'
import type { GivenContact } from '../testing/given-contact.ts'
import { ACCOUNT, placeByTransfer, startTransferShop } from '../testing/transfer-shop.ts'
import type { TransferShop } from '../testing/transfer-shop.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z. An order has half an
// hour.

let shop: TransferShop

beforeEach(async () => {
  shop = await startTransferShop()
})

type Came = { readonly amount: number; readonly text?: string; readonly day?: string }

const list = async (by: Client, { id }: GivenContact) => dataOf(await by.listTransfers({ params: { id } }))
const bring = (by: Client, { id }: GivenContact, ...movements: readonly Came[]) =>
  by.importMovements({
    params: { id },
    body: {
      account: ACCOUNT,
      movements: movements.map((one) => ({ text: 'TRANSFERENCIA', day: '2026-11-20', ...one })),
    },
  })
const codeOf = (answer: { ok: true } | { ok: false; problem: { code: string } }) =>
  answer.ok ? undefined : answer.problem.code
const statusOf = async (id: string) =>
  (
    await shop.api.ports.database
      .selectFrom('orders')
      .select('payment_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).payment_status
const owner = async (): Promise<Client> =>
  shop.api.as(await shop.api.given.staff({ role: 'OWNER', company: shop.contact }))
const settle = (
  by: Client,
  params: { readonly id: string; readonly movementId: string },
  body: { readonly orderId: string | null; readonly seen: string | null },
) => by.settleMovement({ params, body })

/** spec('decisions transfers.7') */
describe('money that is owed', () => {
  test('of an order that never was one of the shop is sent back without touching its sales', async () => {
    const { id, code } = await placeByTransfer(shop)
    shop.api.clock.now = new Date('2026-11-20T15:31:00Z')
    await runDueJobs(shop.api.ports)
    await bring(shop.cashier, shop.contact, { amount: 4999.99 })
    dataOf(await (await owner()).returnTransfer({ params: { id: shop.contact.id, orderId: id } }))
    expect(await statusOf(id)).toBe('EXPIRED')
    const followed = await shop.api.client.getOrder({ params: { alias: shop.contact.alias, code } })
    expect(dataOf(followed)).toMatchObject({ refund: null, paymentStatus: 'REFUNDED' })
  })

  test('is owed as long as nobody says that it was sent, with its movement', async () => {
    const { id } = await placeByTransfer(shop)
    shop.api.clock.now = new Date('2026-11-20T15:31:00Z')
    await runDueJobs(shop.api.ports)
    await bring(shop.cashier, shop.contact, { amount: 4999.99 }, { amount: 77 })
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
test('who says again and again that it was sent, each time otherwise, is stopped after a while', async () => {
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
test('what somebody confirmed by hand stays so, though he or she is gone', async () => {
  const { id } = await placeByTransfer(shop)
  const reason = 'Lo vi en la cuenta'
  dataOf(
    await shop.cashier.confirmTransfer({ params: { id: shop.contact.id, orderId: id }, body: { reason } }),
  )
  const { paid } = dataOf(await bring(shop.cashier, shop.contact, { amount: 4999.99 }))
  await shop.api.ports.database.updateTable('transfers').set({ staff_user_id: null }).execute()
  const params = { id: shop.contact.id, movementId: paid[0]?.movement?.id ?? '' }
  dataOf(await settle(shop.cashier, params, { orderId: null, seen: id }))
  expect(await statusOf(id)).toBe('APPROVED')
})
