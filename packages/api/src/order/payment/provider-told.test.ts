import type { CardPayment, LinkPayment, PaymentProvider } from '@mostrador/payments/payment-provider'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { askForPage, notify, payByCard, placeOnline } from '../../testing/online-orders.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { recordingLog } from '../../testing/test-ports.ts'
import { testProvider, type TestProvider } from '../../testing/test-provider.ts'

// Calls to a provider about an order, and the answers as pages and the log tell them.

let api: TestApi
let provider: TestProvider
let contact: GivenContact
let plate: GivenPlate
let heard: { card?: CardPayment; link?: LinkPayment }
let log: ReturnType<typeof recordingLog>

/** The provider of the tests, which keeps what it was told. */
async function listening(): Promise<PaymentProvider> {
  const account = await provider.open('sandbox', '')
  if (!account) throw new Error('The provider of the tests has an account everywhere.')
  return {
    ...account,
    payCard: (card) => {
      heard.card = card
      return account.payCard(card)
    },
    makeLink: (link) => {
      heard.link = link
      return account.makeLink(link)
    },
  }
}

async function start(ports: Parameters<typeof startTestApi>[0] = {}): Promise<void> {
  provider = testProvider()
  heard = {}
  log = recordingLog()
  const account = await listening()
  const payments = { ...provider, open: async (name: string) => (name === 'sandbox' ? account : undefined) }
  api = await startTestApi({ payments, log, ...ports })
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
}
beforeEach(() => start())

const shop = () => ({ api, contact, plate })
const attempts = () => api.ports.database.selectFrom('payment_attempts').selectAll().orderBy('id').execute()
const payer = { email: 'ana@example.com', name: 'Ana Pérez', phone: '11 2345-6789' }
const refusal = (code: string) => ({ ok: false, problem: { code } })

describe('a charge', () => {
  test('tells the provider what is paid, by whom, and where to tell of it', async () => {
    const { id, code } = await placeOnline(shop(), { claim: { customerEmail: 'ana@example.com' } })
    await api.client.payOrder({
      body: {
        token: 'tok',
        paymentMethodId: 'visa',
        dinerOrderId: id,
        cardName: '  ANA PEREZ ',
        identificationType: 'DNI',
        identificationNumber: '12345678',
      },
    })
    const [attempt] = await attempts()
    const { name } = await api.ports.database
      .selectFrom('branch_contacts as c')
      .innerJoin('branches as b', 'b.id', 'c.branch_id')
      .select('b.name')
      .executeTakeFirstOrThrow()
    expect(heard.card).toMatchObject({
      attemptId: attempt?.id,
      orderCode: code,
      amount: { minor: 100_000, currency: 'ARS', mantissa: 2 },
      description: expect.stringMatching(new RegExp(` ${code}$`)),
      payer,
      notificationUrl: `http://localhost:3000/api/payments/sandbox/notifications?attempt=${attempt?.id}`,
      token: 'tok',
      paymentMethodId: 'visa',
      document: { type: 'DNI', number: '12345678' },
    })
    expect(heard.card?.description).toContain(name)
    expect(attempt).toMatchObject({ card_name: 'ANA PEREZ' })
    // It was answered: the provider is not asked about it, and there is nothing to log.
    expect(log.warned).toEqual([])
    const other = await placeOnline(shop(), { name: 'two', claim: { customerEmail: undefined } })
    await payByCard(api, other.id)
    expect(heard.card?.payer).toEqual({ ...payer, email: '' })
  })

  test('that the provider refuses or never hears of is over, and the log says why', async () => {
    const { id } = await placeOnline(shop())
    provider.unreachableCharges = 1
    expect(await payByCard(api, id)).toEqual({ ok: true, data: { status: 'REJECTED' } })
    const [attempt] = await attempts()
    expect(attempt).toMatchObject({ status: 'REJECTED', reason: 'never-charged' })
    expect(log.warned).toEqual([
      [
        'payment-failed',
        { provider: 'sandbox', attempt: attempt?.id, failure: 'unreachable', detail: 'no way there' },
      ],
    ])
  })

  test('that cannot be asked for either is pending, and the log says so twice', async () => {
    const { id } = await placeOnline(shop())
    provider.failing = 'refused'
    expect(await payByCard(api, id)).toEqual({ ok: true, data: { status: 'PENDING' } })
    const attempt = (await attempts())[0]?.id
    const told = { provider: 'sandbox', attempt, failure: 'refused', detail: 'as the test wants it' }
    expect(log.warned).toEqual([
      ['payment-failed', told],
      ['payment-provider-failed', told],
    ])
  })

  test('with a late answer may be on its way for ninety seconds', async () => {
    const { id } = await placeOnline(shop())
    provider.losesAnswers = true
    provider.failing = 'timeout'
    await payByCard(api, id)
    ;[provider.failing, provider.losesAnswers] = [undefined, false]
    const began = api.clock.now.getTime()
    api.clock.now = new Date(began + 89_999)
    expect(await payByCard(api, id)).toEqual({ ok: true, data: { status: 'PENDING' } })
    api.clock.now = new Date(began + 90_000)
    expect(await payByCard(api, id)).toEqual({ ok: true, data: { status: 'APPROVED' } })
    expect((await attempts()).map(({ status }) => status)).toEqual(['REJECTED', 'APPROVED'])
  })

  test('that is declined tells the follow-up, and not the kitchen', async () => {
    const { id, code } = await placeOnline(shop())
    provider.outcome = 'REJECTED'
    api.published.length = 0
    await payByCard(api, id)
    expect(api.published).toEqual([
      { channel: expect.stringContaining(code), event: 'order-updated', data: { code, status: 'GENERATED' } },
    ])
    provider.outcome = 'APPROVED'
    api.published.length = 0
    await payByCard(api, id)
    expect(api.published).toEqual([
      {
        channel: expect.stringContaining(contact.id),
        event: 'board-updated',
        data: { id, status: 'GENERATED' },
      },
      { channel: expect.stringContaining(code), event: 'order-updated', data: { code, status: 'GENERATED' } },
    ])
  })

  test('is refused to an order that is paid on a page, and to one whose window has closed', async () => {
    const page = await placeOnline(shop(), { upload: 'API' })
    expect(await payByCard(api, page.id)).toMatchObject(refusal('order-not-payable'))
    const { id } = await placeOnline(shop(), { name: 'two' })
    const { payment_expires_at: until } = await api.ports.database
      .selectFrom('orders')
      .select('payment_expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    api.clock.now = new Date(until ?? 0)
    expect(await payByCard(api, id)).toMatchObject(refusal('order-not-payable'))
    api.clock.now = new Date(api.clock.now.getTime() - 1)
    expect(await payByCard(api, id)).toMatchObject({ ok: true })
  })

  test('is counted by the caller’s address', async () => {
    await start({ rateLimiter: createRateLimiter({ rules: { 'pay-address': { times: 1 } } }) })
    const { id } = await placeOnline(shop())
    expect(await payByCard(api, id)).toMatchObject({ ok: true })
    expect(await payByCard(api, id)).toMatchObject(refusal('too-many-requests'))
  })
})

describe('a page', () => {
  test('is asked for with the way back and the end of its window', async () => {
    const { code } = await placeOnline(shop(), { upload: 'API' })
    await askForPage(shop(), code)
    const [attempt] = await attempts()
    expect(heard.link).toMatchObject({
      orderCode: code,
      returnUrl: `http://localhost:3000/api/payments/sandbox/return/${attempt?.id}`,
      expiresAt: new Date('2026-11-20T15:15:00.000Z'),
    })
  })

  test('that could not be made is told to the log, and its try is over', async () => {
    const { code } = await placeOnline(shop(), { upload: 'API' })
    provider.failing = 'unreachable'
    expect(await askForPage(shop(), code)).toMatchObject(refusal('payment-provider-failed'))
    const [attempt] = await attempts()
    expect(attempt).toMatchObject({ status: 'REJECTED', reason: 'unreachable' })
    expect(log.warned).toEqual([
      ['payment-link-failed', { provider: 'sandbox', attempt: attempt?.id, failure: 'unreachable' }],
    ])
  })

  test('is not made for an order with a card, nor when its window has closed', async () => {
    const card = await placeOnline(shop())
    expect(await askForPage(shop(), card.code)).toMatchObject(refusal('order-not-payable'))
    const { code } = await placeOnline(shop(), { upload: 'API', name: 'two' })
    api.clock.now = new Date('2026-11-20T15:15:00.000Z')
    expect(await askForPage(shop(), code)).toMatchObject(refusal('order-not-payable'))
  })

  test('is opened by nobody who names another provider or try, and kept by no cache', async () => {
    const { code } = await placeOnline(shop(), { upload: 'API' })
    await askForPage(shop(), code)
    const id = (await attempts())[0]?.id ?? ''
    const open = (path: string) => api.fetch(`/api/payments/${path}`)
    expect((await open(`sandbox/page/${id}`)).headers.get('cache-control')).toBe('no-store')
    expect((await open(`transbank/page/${id}`)).status).toBe(404)
    expect((await open(`sandbox/page/${contact.id}`)).status).toBe(404)
  })

  test('of a try with a card is not there', async () => {
    const { id } = await placeOnline(shop())
    await payByCard(api, id)
    const attempt = (await attempts())[0]?.id ?? ''
    const page = await api.fetch(`/api/payments/sandbox/page/${attempt}`)
    expect(page.status).toBe(404)
    expect(await page.json()).toMatchObject({ code: 'payment-not-found' })
  })

  test('that nobody opened is pending, however long it is asked about', async () => {
    const { code } = await placeOnline(shop(), { upload: 'API' })
    await askForPage(shop(), code)
    const id = (await attempts())[0]?.id ?? ''
    api.clock.now = new Date('2026-11-20T15:10:00.000Z')
    expect((await notify(api, id)).status).toBe(204)
    expect(await attempts()).toMatchObject([{ status: 'PENDING' }])
  })
})
