import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { GivenContact } from '@mostrador/api/testing/given-contact'
import { emptyTestDatabase } from '@mostrador/api/testing/test-database'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { BANK_PATH } from '@mostrador/payments/sandbox/bank/create-bank'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { openPayments, openProviders, type Payments } from './payments.ts'

const SECRET = 'a secret of the tests, which is long enough'

let api: TestApi
let payments: Payments
let server: Server
let url: string
let contact: GivenContact

beforeEach(async () => {
  const { db: database } = await emptyTestDatabase()
  const ourAnswer = ({ url: address, method, headers }: Request, body: string): Promise<Response> =>
    api.fetch(address, { method, headers, ...(body && { body }) })
  const answer = async (request: Request): Promise<Response> =>
    (await payments.bank?.answer(request)) ?? ourAnswer(request, await request.text())
  server = createServer(getRequestListener(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  payments = openPayments({
    config: readConfig({ PAYMENT_PROVIDERS: 'sandbox' }),
    hasDemo: false,
    database,
    secret: SECRET,
    publicUrl: url,
    ownUrl: () => url,
    now: () => api.clock.now,
  })
  api = await startTestApi({ payments: payments.providers, publicUrl: url })
  contact = await api.given.branchContact()
})

afterEach(async () => {
  payments.bank?.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function place(upload: 'APP' | 'API') {
  await api.given.change(contact, (db) =>
    db
      .updateTable('payment_types')
      .set({ provider_name: 'sandbox', upload })
      .where('id', '=', contact.payments.card)
      .execute(),
  )
  const plate = await api.given.plate(contact, { price: 100_000 })
  const body = await api.given.orderBody(contact, {
    items: [{ plate }],
    body: { paymentType: contact.payments.card },
  })
  const placed = await api.client.placeOrder({
    headers: { 'idempotency-key': 'the only order of this test' },
    body: { ...body, paysWith: null },
  })
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
  return placed.data
}

const ask = async (path: string, body: object): Promise<Record<string, string>> => {
  const response = await fetch(url + BANK_PATH + path, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as Record<string, string>
}

/** Makes a token of a card, as the fields in a browser do. */
async function tokenOf(publicKey: string, cardholderName: string): Promise<string> {
  const seal = async (type: string, value: string) => (await ask('/v1/card-parts', { type, value })).part
  const parts = {
    cardNumber: await seal('cardNumber', '4509953566233704'),
    expirationDate: await seal('expirationDate', '1130'),
    securityCode: await seal('securityCode', '123'),
  }
  return (await ask('/v1/card-tokens', { publicKey, parts, cardholderName })).id ?? ''
}

async function pay(orderId: string, cardName: string) {
  const fields = await api.client.getCardFields({
    params: { provider: 'sandbox' },
    query: { branchId: contact.branchId },
  })
  if (!fields.ok) throw new Error('There are no card fields.')
  expect(fields.data).toMatchObject({ script: '/sandbox-pay/fields.js', global: 'MostradorSandbox' })
  return api.client.payOrder({
    body: {
      token: await tokenOf(fields.data.publicKey, cardName),
      paymentMethodId: 'visa',
      dinerOrderId: orderId,
      cardName,
      identificationNumber: '12345678',
    },
  })
}

const status = async (): Promise<string | null> =>
  (await api.ports.database.selectFrom('orders').select('payment_status').executeTakeFirstOrThrow())
    .payment_status

const charged = async () =>
  api.ports.database
    .selectFrom('sandbox_payments')
    .select(['status', 'amount', 'notified_status'])
    .where('status', 'in', ['PENDING', 'APPROVED', 'REFUNDED'])
    .execute()

/**
 * spec('decisions paths-that-are-not-shown.6')
 * spec('decisions the-server-is-the-authority.5')
 */
test.for(['APRO', 'LOST', 'NONS', 'TWICE', 'EARLY'])(
  'a card of %s pays the order once, and the bank is heard',
  async (holder) => {
    const { id } = await place('APP')
    // The payment whose answer was lost is found by asking.
    vi.spyOn(api.ports.log, 'warn').mockImplementation(() => undefined)
    expect(await pay(id, holder)).toMatchObject({ ok: true, data: { status: 'APPROVED' } })
    expect(await status()).toBe('APPROVED')
    await vi.waitFor(
      async () =>
        expect(await charged()).toEqual([
          { status: 'APPROVED', amount: 100_000, notified_status: 'APPROVED' },
        ]),
      { timeout: 10_000 },
    )
    vi.restoreAllMocks()
  },
)

test('a card that is declined leaves the order to be paid with another one', async () => {
  const { id } = await place('APP')
  expect(await pay(id, 'FUND')).toMatchObject({ ok: true, data: { status: 'REJECTED' } })
  expect(await status()).toBe('PENDING')
  expect(await pay(id, 'APRO')).toMatchObject({ ok: true, data: { status: 'APPROVED' } })
  expect(await charged()).toHaveLength(1)
})

test('a page is paid at the bank, and the order hears of it although the diner never comes back', async () => {
  const { code } = await place('API')
  const made = await api.client.createPaymentUrl({
    body: { code, branchContactId: contact.id, amount: 1000 },
  })
  if (!made.ok) throw new Error(made.problem.code)
  expect(made.data.url).toContain(`${url}${BANK_PATH}/checkout/`)
  const body = new URLSearchParams({ action: 'pay' })
  const back = await fetch(made.data.url, { method: 'POST', body, redirect: 'manual' })
  expect(back.headers.get('location')).toContain(`${url}/api/payments/sandbox/return/`)
  await vi.waitFor(async () => expect(await status()).toBe('APPROVED'), { timeout: 10_000 })
})

test('a token pays once, also when the bank keeps its payments in a table', async () => {
  const { id } = await place('APP')
  const token = await tokenOf(`pk_${contact.branchId}`, 'FUND')
  const body = {
    token,
    paymentMethodId: 'visa',
    dinerOrderId: id,
    cardName: 'X',
    identificationNumber: '12345678',
  }
  await api.client.payOrder({ body })
  const warn = vi.spyOn(api.ports.log, 'warn').mockImplementation(() => undefined)
  expect(await api.client.payOrder({ body })).toMatchObject({ ok: true, data: { status: 'REJECTED' } })
  expect(warn).toHaveBeenCalledWith('payment-failed', expect.objectContaining({ failure: 'refused' }))
  vi.restoreAllMocks()
})

test('the bank is open where the product is tried out, and elsewhere when it is asked for', () => {
  const demo = (env: Record<string, string>, hasDemo: boolean) => openProviders(readConfig(env), hasDemo)
  expect(demo({}, true)).toEqual(['sandbox'])
  expect(demo({ NODE_ENV: 'development' }, false)).toEqual(['sandbox'])
  expect(demo({}, false)).toEqual([])
  expect(demo({ PUBLIC_URL: 'https://shop.example' }, true)).toEqual([])
  expect(demo({ HOST: '0.0.0.0' }, true)).toEqual([])
  expect(demo({ HOST: '0.0.0.0', NODE_ENV: 'development' }, false)).toEqual([])
  const asked = { PUBLIC_URL: 'https://shop.example', PAYMENT_PROVIDERS: 'sandbox, transbank' }
  expect(demo(asked, false)).toEqual(['sandbox', 'transbank'])
  expect(() => readConfig({ PAYMENT_PROVIDERS: 'paypal' })).toThrow(/PAYMENT_PROVIDERS/)
})

/** spec('decisions rehearsal.2') */
test('a page may load the card fields of the named providers, and of no others', async () => {
  const open = (env: Record<string, string>) =>
    openPayments({
      config: readConfig(env),
      hasDemo: false,
      database: api.ports.database,
      secret: SECRET,
      publicUrl: url,
      ownUrl: () => url,
      now: () => new Date(),
    })
  // In a rehearsal every shop is paid by the bank; it is a way to pay where somebody named it.
  const { providers, isBankNamed } = open({ PAYMENT_PROVIDERS: 'transbank' })
  expect([isBankNamed, providers.isOpen('sandbox'), providers.isOpen('transbank')]).toEqual([
    false,
    false,
    true,
  ])
  // The API knows all of them, since an account or a payment type may name any.
  expect(providers.facts.map(({ title }) => title)).toEqual([
    'Banco de prueba',
    'Mercado Pago',
    'Webpay de Transbank',
  ])
  expect(await providers.open('sandbox', contact.branchId)).toMatchObject({ name: 'sandbox' })
  expect(open({ PAYMENT_PROVIDERS: 'transbank' }).cardFields).toBeUndefined()
  const real = open({ PAYMENT_PROVIDERS: 'mercadopago' }).cardFields
  expect(real?.scripts).toContain('https://*.mercadopago.com')
  const other = { PAYMENT_PROVIDERS: 'mercadopago', MERCADOPAGO_SCRIPT: 'http://localhost:4000/js/v2' }
  expect(open(other).cardFields).toEqual({
    scripts: 'http://localhost:4000',
    frames: 'http://localhost:4000',
    calls: 'http://localhost:4000',
  })
})
