import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { askForPage, notify, placeOnline, startOnlineShop } from '../../testing/online-orders.ts'
import type { TestApi } from '../../testing/start-test-api.ts'
import { recordingLog } from '../../testing/test-ports.ts'
import type { TestProvider } from '../../testing/test-provider.ts'

// Payments that a provider calls approved, and that differ from the charge.

let api: TestApi
let provider: TestProvider
let contact: GivenContact
let plate: GivenPlate
let log: ReturnType<typeof recordingLog>

beforeEach(async () => {
  log = recordingLog()
  ;({ api, provider, contact, plate } = await startOnlineShop({ log }))
})

/** An order to be paid on the provider's page, and the id of its attempt. */
async function awaited(): Promise<string> {
  const { code } = await placeOnline({ api, contact, plate }, { upload: 'API', name: 'one' })
  await askForPage({ api, contact, plate }, code)
  const row = await api.ports.database.selectFrom('payment_attempts').select('id').executeTakeFirstOrThrow()
  return row.id
}

const order = () => api.ports.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

/** spec('decisions the-server-is-the-authority.5') */
test.each([
  ['amount-differs', 1, null],
  ['amount-unknown', null, null],
  ['currency-differs', undefined, 'USD'],
])('%s: it is no payment, and goes back', async (reason, amount, currency) => {
  const id = await awaited()
  provider.currency = currency
  provider.visit(id, 'APPROVED', amount)
  await notify(api, id)
  expect(await api.ports.database.selectFrom('payment_attempts').selectAll().execute()).toMatchObject([
    { status: 'REJECTED', reason },
  ])
  await runDueJobs(api.ports)
  expect(await order()).toMatchObject({ payment_status: 'PENDING' })
  expect(provider.refunded).toEqual([id])
  expect(log.warned).toContainEqual([
    'payment-sent-back',
    { attempt: id, order: (await order()).code, reason },
  ])
})

test('in its own currency it is the payment of the order', async () => {
  const id = await awaited()
  provider.currency = 'ARS'
  provider.visit(id, 'APPROVED')
  await notify(api, id)
  expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
  expect(provider.refunded).toEqual([])
})

test.each(['REJECTED', 'CANCELED'] as const)(
  '%s at the provider, it is no payment: the diner’s page is told once, however often we are',
  async (status) => {
    const id = await awaited()
    provider.visit(id, status)
    api.published.length = 0
    await notify(api, id)
    await notify(api, id)
    const { code } = await order()
    expect(api.published).toEqual([
      { channel: expect.stringContaining(code), event: 'order-updated', data: { code, status: 'GENERATED' } },
    ])
    expect(await api.ports.database.selectFrom('payment_attempts').selectAll().execute()).toMatchObject([
      { status: 'REJECTED', provider_reference: `ref-${id}` },
    ])
    expect(log.warned).toEqual([])
  },
)
