import { afterEach, describe, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import { mercadoPagoWorld, WEBHOOK_SECRET, type MercadoPagoWorld } from '../../testing/mercadopago-world.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { ACCOUNT, bringTo, placeByTransfer, writeAccount } from '../../testing/transfer-shop.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { webpayWorld, type WebpayWorld } from '../../testing/webpay-world.ts'

const CHILEAN = '9 6123 4567'

type World = Pick<MercadoPagoWorld | WebpayWorld, 'api' | 'contact' | 'owner'>

let close = async (): Promise<void> => undefined
afterEach(() => close())

const healthOf = async ({ contact }: World, owner: World['owner']) =>
  dataOf(await owner.getPaymentHealth({ params: { id: contact.id } }))

/** An order that is paid online. */
async function place({ api, contact }: World, phone = '11 2345-6789') {
  const plate = await api.given.plate(contact, { price: 100_000 })
  const { card } = contact.payments
  const body = await api.given.orderBody(contact, { items: [{ plate }], body: { paymentType: card, phone } })
  const { id, code } = dataOf(
    await api.client.placeOrder({
      headers: { 'idempotency-key': nextTestId() },
      body: { ...body, paysWith: null },
    }),
  )
  return { id, code, total: Number(body.total) }
}

/** An order that is paid on the provider's page; the attempt, and where it is sent to. */
async function toPay(world: World, phone?: string) {
  const { api, contact } = world
  const { id, code, total } = await place(world, phone)
  const asked = await api.client.createPaymentUrl({
    body: { code, branchContactId: contact.id, amount: total },
  })
  const attempt = await api.ports.database
    .selectFrom('payment_attempts')
    .select(['id', 'token', 'url'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return { asked, attempt: attempt?.id ?? '', token: attempt?.token ?? '', url: attempt?.url ?? '' }
}

/** spec('decisions payment-health.1') */
describe('of MercadoPago', () => {
  const NOON = '2026-11-20T15:00:00.000Z'
  async function open(): Promise<MercadoPagoWorld> {
    const world = await mercadoPagoWorld()
    close = world.close
    return world
  }
  async function pay(world: MercadoPagoWorld, holder: string) {
    const { attempt, url } = await toPay(world)
    const fields = await world.mp.visit(new URL(url).searchParams.get('pref_id') ?? '', holder)
    await world.api.fetch(`/api/payments/mercadopago/return/${attempt}?${fields.toString()}`)
    return { attempt, reference: fields.get('payment_id') ?? '' }
  }

  /** Pays with the fields of a card, whose holder's name says how it ends. */
  async function payByFields(world: MercadoPagoWorld, holder: string) {
    const { api, contact, mp } = world
    const upload = (to: 'APP' | 'API') =>
      api.given.change(contact, (db) =>
        db.updateTable('payment_types').set({ upload: to }).where('id', '=', contact.payments.card).execute(),
      )
    await upload('APP')
    const { id } = await place(world)
    await api.client.payOrder({
      body: {
        token: mp.tokenOf(holder),
        paymentMethodId: 'visa',
        dinerOrderId: id,
        cardName: holder,
        identificationNumber: '12345678',
      },
    })
    await upload('API')
  }

  test('approvals, refusals and notifications of a connected account are shown; an account not connected shows none', async () => {
    const world = await open()
    expect(await healthOf(world, world.owner)).toMatchObject([
      { provider: 'mercadopago', connected: false, term: null, approvedAt: null },
    ])
    await world.connect()
    await payByFields(world, 'OTHE')
    const refused = { approvedToday: 0, refusedToday: 1, approvedAt: null, notifiedAt: null }
    expect(await healthOf(world, world.owner)).toMatchObject([
      { ...refused, connected: true, lastRefusal: { at: NOON, reason: 'cc_rejected_other_reason' } },
    ])
    const { attempt, reference } = await pay(world, 'APRO')
    const { query, headers } = world.mp.notification(reference, WEBHOOK_SECRET)
    query.set('attempt', attempt)
    headers.set('content-type', 'application/json')
    const tell = (more = {}) =>
      world.api.fetch(`/api/payments/mercadopago/notifications?${query.toString()}`, {
        method: 'POST',
        headers: { ...Object.fromEntries(headers), ...more },
        body: '{}',
      })
    expect((await tell({ 'x-signature': 'ts=1,v1=00' })).status).toBe(401)
    expect(await healthOf(world, world.owner)).toMatchObject([
      { approvedToday: 1, refusedToday: 1, approvedAt: NOON, notifiedAt: null },
    ])
    expect((await tell()).status).toBe(204)
    expect(await healthOf(world, world.owner)).toMatchObject([{ notifiedAt: NOON }])
  })

  test('a diner declined on the page, which was notified, pays there with another card and has the order', async () => {
    const world = await open()
    await world.connect()
    const { attempt, url } = await toPay(world)
    const page = new URL(url).searchParams.get('pref_id') ?? ''
    const tell = async (fields: URLSearchParams) => {
      const { query, headers } = world.mp.notification(fields.get('payment_id') ?? '', WEBHOOK_SECRET)
      query.set('attempt', attempt)
      const sent = { ...Object.fromEntries(headers), 'content-type': 'application/json' }
      const to = `/api/payments/mercadopago/notifications?${query.toString()}`
      return (await world.api.fetch(to, { method: 'POST', headers: sent, body: '{}' })).status
    }
    const status = async () =>
      (await world.api.ports.database.selectFrom('payment_attempts').select('status').execute()).map(
        (one) => one.status,
      )
    const declined = await world.mp.visit(page, 'FUND')
    expect(await tell(declined)).toBe(204)
    expect(await status()).toEqual(['PENDING'])
    const approved = await world.mp.visit(page, 'APRO')
    expect(await tell(approved)).toBe(204)
    expect(await status()).toEqual(['APPROVED'])
    // A late or repeated notice changes nothing.
    for (const late of [declined, approved, declined]) expect(await tell(late)).toBe(204)
    expect(await status()).toEqual(['APPROVED'])
    expect(world.mp.approvedOf(attempt)).toBe(1)
    expect(world.mp.refundsOf(attempt)).toBe(0)
  })

  test('an account that ends is told with its day, and as not connected once it ended', async () => {
    const world = await open()
    await world.connect()
    const [{ term } = { term: null }] = await healthOf(world, world.owner)
    const end = new Date(term?.until ?? '')
    expect(term).toMatchObject({ renewal: 'RENEWS' })
    // MercadoPago renews nothing any more: the owner is told before it ends.
    world.server.fault = 'down'
    const goTo = async (daysBefore: number) => {
      world.api.clock.now = new Date(end.getTime() - daysBefore * 24 * 3_600_000)
      await ensureRecurringJobs(world.api.ports)
      for (let times = 0; times < 20 && (await runDueJobs(world.api.ports)) > 0; times += 1);
    }
    await goTo(13)
    const [ending] = await healthOf(world, await world.ownerAgain())
    expect(ending).toMatchObject({ connected: true, term: { until: term?.until, renewal: 'ENDING' } })
    await goTo(0)
    const [ended] = await healthOf(world, await world.ownerAgain())
    expect(ended).toMatchObject({ connected: false, term: null })
  })

  test('while it is away what nobody knows is open, and nothing counts as refused', async () => {
    const world = await open()
    await world.connect()
    const { attempt, url } = await toPay(world)
    const fields = await world.mp.visit(new URL(url).searchParams.get('pref_id') ?? '', 'OTHE')
    world.server.fault = 'down'
    await world.api.fetch(`/api/payments/mercadopago/return/${attempt}?${fields.toString()}`)
    expect(await healthOf(world, world.owner)).toMatchObject([
      { connected: true, pending: 1, refusedToday: 0, lastRefusal: null },
    ])
  })
})

/** spec('decisions payment-health.1') */
describe('of Webpay', () => {
  const NOON = '2026-11-20T15:00:00.000Z'
  async function open(): Promise<WebpayWorld> {
    const world = await webpayWorld()
    close = world.close
    return world
  }
  async function pay(world: WebpayWorld, how: Parameters<WebpayWorld['webpay']['visit']>[1]) {
    const { attempt, token } = await toPay(world, CHILEAN)
    const fields = world.webpay.visit(token, how)
    await world.api.fetch(`/api/payments/transbank/return/${attempt}?${fields.toString()}`)
  }

  test('approvals and refusals are shown, it notifies nothing, and its keys have no end', async () => {
    const world = await open()
    await pay(world, 'declined')
    expect(await healthOf(world, world.owner)).toMatchObject([
      { approvedToday: 0, refusedToday: 1, lastRefusal: { at: NOON, reason: 'response_code -4' } },
    ])
    await pay(world, 'pays')
    expect(await healthOf(world, world.owner)).toEqual([
      {
        provider: 'transbank',
        title: 'Webpay de Transbank',
        tellsByItself: false,
        connected: true,
        term: null,
        approvedAt: NOON,
        notifiedAt: null,
        pending: 0,
        approvedToday: 1,
        refusedToday: 1,
        lastRefusal: { at: NOON, reason: 'response_code -4' },
      },
    ])
  })

  test('a diner who leaves its page was refused by nobody', async () => {
    const world = await open()
    await pay(world, 'aborts')
    await pay(world, 'waits')
    expect(await healthOf(world, world.owner)).toMatchObject([
      { pending: 0, refusedToday: 0, lastRefusal: null },
    ])
  })

  test('keys that it does not know any more show as refused, and keys that are half there as not connected', async () => {
    const world = await open()
    await world.setKeys({ apiKey: 'an old one' })
    expect((await toPay(world, CHILEAN)).asked).toMatchObject({ ok: false })
    expect(await healthOf(world, world.owner)).toMatchObject([
      { connected: true, refusedToday: 1, lastRefusal: { at: NOON, reason: 'refused' } },
    ])
    await world.setKeys({ apiKey: '' })
    expect(await healthOf(world, world.owner)).toMatchObject([{ connected: false }])
  })
})

/** spec('decisions payment-health.1') */
test('cash, a card at the door and transfers have no line: who takes them is the shop itself', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  await api.given.change(contact, (db) =>
    db
      .updateTable('payment_types')
      .set({ upload: null, provider_name: null })
      .where('id', '=', contact.payments.card)
      .execute(),
  )
  await writeAccount(api, contact, { alias: 'don.pepe', account: ACCOUNT })
  const shop = { api, contact, plate: await api.given.plate(contact, { price: 850_050 }) }
  await placeByTransfer(shop, 'one')
  dataOf(await bringTo(owner, contact, { amount: 8500.4, text: 'Otro importe' }))
  expect(await healthOf({ api, contact, owner }, owner)).toEqual([])
})
