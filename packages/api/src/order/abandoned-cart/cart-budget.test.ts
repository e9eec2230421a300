import { expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

async function shop(rules: Parameters<typeof createRateLimiter>[0] = {}) {
  const api = await startTestApi({ rateLimiter: createRateLimiter(rules) })
  const contact = await api.given.branchContact()
  const plate = await api.given.plate(contact)
  const leave = (phone: string, { lines = 10, ip = '203.0.113.1' } = {}) =>
    api.client.noticeAbandonedCart(
      {
        body: {
          branchContactId: contact.id,
          branchId: contact.branchId,
          phone,
          orderModeId: contact.modes.TAKE_AWAY ?? '',
          navigationEvent: 'PAGE_HIDDEN',
          items: Array.from({ length: lines }, () => ({
            referenceId: plate.id,
            name: 'Milanesa a la napolitana con papas fritas, huevo y ensalada'.repeat(3),
            price: 1,
            quantity: 1,
          })),
        },
      },
      { headers: { 'x-caller-ip': ip } },
    )
  const kept = () => api.ports.database.selectFrom('abandoned_carts').select('phone_key').execute()
  return { leave, kept }
}

test('a cart that is heavier than anybody comes back to is left without a word', async () => {
  const { leave, kept } = await shop()
  expect(await leave('11 2345-0001', { lines: 300 })).toEqual({ ok: true, data: null })
  expect(await kept()).toEqual([])
  await leave('11 2345-0001')
  expect(await kept()).toHaveLength(1)
})

test('a brand keeps so many carts a day, for however many phones and networks make them up', async () => {
  const { leave, kept } = await shop({ rules: { 'abandoned-cart-brand': { times: 2 } } })
  for (const at of [1, 2, 3, 4])
    expect(await leave(`11 2345-000${at}`, { ip: `203.0.113.${at}` })).toEqual({ ok: true, data: null })
  expect(await kept()).toHaveLength(2)
})
