import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import {
  askForPage,
  notify,
  payByCard,
  placeOnline,
  startOnlineShop,
  type OnlineShop,
} from '../../testing/online-orders.ts'
import type { TestProvider } from '../../testing/test-provider.ts'

let shop: OnlineShop
let provider: TestProvider

// Friday at noon in Buenos Aires.
beforeEach(async () => void ({ provider, ...shop } = await startOnlineShop()))

async function health(role: 'MANAGER' | 'CASHIER' = 'MANAGER') {
  const { api, contact } = shop
  const staff = await api.as(await api.given.staff({ role, contacts: [contact] }))
  return staff.getPaymentHealth({ params: { id: contact.id } })
}

const at = (time: string): void => void (shop.api.clock.now = new Date(time))

/** spec('decisions payment-health.1') */
test('approved, refused and open payments are counted by the midnight of the shop', async () => {
  provider.outcome = 'REJECTED'
  await payByCard(shop.api, (await placeOnline(shop, { name: 'refused' })).id)
  provider.outcome = 'APPROVED'
  await payByCard(shop.api, (await placeOnline(shop, { name: 'paid' })).id)
  const open = { upload: 'API', name: 'open' } as const
  await askForPage(shop, (await placeOnline(shop, open)).code)
  const noon = '2026-11-20T15:00:00.000Z'
  const now = {
    provider: 'sandbox',
    title: 'Banco de prueba',
    tellsByItself: true,
    connected: true,
    term: null,
    approvedAt: noon,
    notifiedAt: null,
    pending: 1,
  }
  expect(dataOf(await health())).toEqual([
    { ...now, approvedToday: 1, refusedToday: 1, lastRefusal: { at: noon, reason: 'declined' } },
  ])
  // Still the same day in Buenos Aires, and the next one in UTC.
  at('2026-11-21T02:59:00.000Z')
  expect(dataOf(await health())).toMatchObject([{ approvedToday: 1, refusedToday: 1 }])
  at('2026-11-21T03:01:00.000Z')
  expect(dataOf(await health())).toEqual([{ ...now, approvedToday: 0, refusedToday: 0, lastRefusal: null }])
  at('2026-12-21T15:00:00.000Z')
  expect(dataOf(await health())).toMatchObject([{ approvedAt: null, pending: 0 }])
})

/** spec('decisions payment-health.1') */
test('when the provider last told something is told, and not what somebody else pretends', async () => {
  const { code, id: orderId } = await placeOnline(shop, { upload: 'API' })
  await askForPage(shop, code)
  const { id } = await shop.api.ports.database
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect((await notify(shop.api, id, 'wrong')).status).not.toBe(204)
  expect(dataOf(await health())).toMatchObject([{ notifiedAt: null }])
  at('2026-11-20T15:03:00.000Z')
  await notify(shop.api, id)
  expect(dataOf(await health())).toMatchObject([{ notifiedAt: '2026-11-20T15:03:00.000Z' }])
})

/** spec('decisions payment-health.1') */
test('a provider without an account is named as not connected, and other contacts and people see nothing', async () => {
  const payments = { facts: [], isOpen: () => true, open: async () => undefined }
  shop = { ...(await startOnlineShop({ payments })) }
  await placeOnline(shop)
  expect(dataOf(await health())).toMatchObject([
    {
      provider: 'sandbox',
      connected: false,
      approvedAt: null,
    },
  ])
  expect(await health('CASHIER')).toMatchObject({ ok: false, problem: { status: 403 } })
  const other = await shop.api.given.branchContact()
  const manager = await shop.api.as(await shop.api.given.staff({ role: 'MANAGER', contacts: [other] }))
  expect(await manager.getPaymentHealth({ params: { id: shop.contact.id } })).toMatchObject({ ok: false })
  expect(dataOf(await manager.getPaymentHealth({ params: { id: other.id } }))).toEqual([])
})
