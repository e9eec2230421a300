import type { Client } from '@mostrador/contract/client'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { Input } from '@mostrador/contract/endpoint'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { listKeptMessages } from '../../ground/message/sent-message-store.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { emptyTestDatabase, statementsOf } from '../../testing/test-database.ts'

type Notice = Input<Endpoints['noticeAbandonedCart']>['body']
type Cancel = Input<Endpoints['cancelAbandonedCart']>['body']

const PHONE = '11 2345-6789'
const MINUTE = 60_000

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

const wait = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * MINUTE)
}
const messages = () => listKeptMessages(api.ports.database)
const carts = () => api.ports.database.selectFrom('abandoned_carts').selectAll().execute()
const run = () => runDueJobs(api.ports)

/** A shop with one plate, and what a browser would tell of a cart with it. */
async function shop(options: { readonly optIn?: boolean } = {}) {
  const contact = await api.given.branchContact()
  const plate = await api.given.plate(contact)
  if (options.optIn !== undefined) await known(contact, options.optIn)
  const { items, orderModeId } = await api.given.orderBody(contact, { items: [{ plate, quantity: 2 }] })
  const who = { branchContactId: contact.id, branchId: contact.branchId, phone: PHONE }
  const browser = api.browser()
  // The first call brings the cookie by which the others are of the same browser.
  await browser.cancelAbandonedCart({
    body: { ...who, phone: '11 7777-0000', navigationEvent: 'PAGE_VISIBLE' },
  })
  await api.ports.database.deleteFrom('abandoned_carts').execute()
  const token = async () => (await carts())[0]?.token ?? api.ports.newId()
  return {
    contact,
    plate,
    notice: (own: Partial<Notice> = {}, client: Client = browser) =>
      client.noticeAbandonedCart({
        body: { ...who, items, orderModeId, navigationEvent: 'PAGE_HIDDEN', ...own },
      }),
    cancel: (own: Partial<Cancel> = {}) =>
      browser.cancelAbandonedCart({ body: { ...who, navigationEvent: 'PAGE_VISIBLE', ...own } }),
    recover: async (phone = PHONE) =>
      api.client.recoverCart({
        params: { phone, branchContactId: contact.id },
        query: { token: await token() },
      }),
    token,
    order: () =>
      api.given.order(contact, { client: browser, items: [{ plate }], body: { phone: PHONE, optIn: true } }),
  }
}

/** A customer of the branch, who wants messages or not. */
async function known(contact: GivenContact, optIn: boolean): Promise<void> {
  await api.ports.database
    .insertInto('customers')
    .values({
      company_id: contact.companyId,
      branch_id: contact.branchId,
      id: api.ports.newId(),
      phone: PHONE,
      phone_key: '541123456789',
      opt_in: optIn,
      created_at: api.clock.now,
      updated_at: api.clock.now,
    })
    .execute()
}

const gone = { ok: false, problem: { status: 404, code: 'cart-not-found' } }

describe('a cart that was left', () => {
  /**
   * spec('000 §4.10') spec('000 §4.12') spec('000 §7.32') spec('001 §4.28')
   * spec('001 §7.12')
   */
  test('comes back by its link, however the phone is written, with its mode and items and nothing else', async () => {
    const { notice, recover, contact, plate } = await shop()
    expect(await notice()).toEqual({ ok: true, data: null })

    const found = await recover('+54 9 11 2345 6789')

    expect(found).toMatchObject({
      ok: true,
      data: { orderModeId: contact.modes.TAKE_AWAY, items: [{ referenceId: plate.id, quantity: 2 }] },
    })
    expect(Object.keys(found.ok ? found.data : {}).sort()).toEqual(['items', 'orderModeId'])
  })

  /** spec('000 §7.30') spec('001 §7.10') */
  test('is one row, with the e-mail of its newest notice: no second cart of the phone', async () => {
    const { notice } = await shop()
    await notice({ email: ' ana@correo.test ', sequence: 1 })
    expect(await carts()).toMatchObject([{ email: 'ana@correo.test', sequence: 1 }])
    await notice({ phone: '+5491123456789', email: 'ana.m@correo.test', sequence: 3 })
    await notice({ email: 'late@correo.test', sequence: 2 })

    expect(await carts()).toMatchObject([
      { phone_key: '541123456789', email: 'ana.m@correo.test', sequence: 3 },
    ])
    for (const [at, email] of ['ana@', '', null].entries()) {
      await notice({ email, sequence: 4 + at })
      expect(await carts()).toMatchObject([{ email: null, sequence: 4 + at }])
    }
  })

  /** spec('decisions beyond-the-documents.25') */
  test('keeps its e-mail to itself, and no longer than what is in it', async () => {
    const { notice, cancel, recover, order } = await shop({ optIn: true })
    const email = 'ana@correo.test'
    const kept = async () => (await carts()).map((cart) => cart.email)
    await notice({ email, sequence: 1 })
    await cancel({ email, sequence: 2 })
    expect(await kept()).toEqual([email])
    await notice({ email, sequence: 3 })
    expect(JSON.stringify(await recover())).not.toContain('correo.test')
    wait(31)
    await run()
    expect(await messages()).toHaveLength(1)
    expect(JSON.stringify(await messages())).not.toContain('correo.test')

    await cancel({ email, navigationEvent: 'CART_EMPTIED', sequence: 4 })
    expect(await kept()).toEqual([null])
    await notice({ email, sequence: 5 })
    expect(await kept()).toEqual([email])
    await order()
    expect(await kept()).toEqual([null])
  })

  test('is left alone when it is of no phone, no plate or no mode of the shop', async () => {
    const { notice, contact } = await shop()
    const stranger = await api.given.branchContact()
    const unknownPlate = { referenceId: api.ports.newId(), name: 'x', price: 1, quantity: 1 }

    expect(await notice({ phone: '123' })).toMatchObject({ ok: true })
    expect(await notice({ items: [unknownPlate] })).toMatchObject({ ok: true })
    expect(await notice({ orderModeId: stranger.modes.TAKE_AWAY ?? '' })).toMatchObject({ ok: true })
    expect(await notice({ branchId: stranger.branchId })).toMatchObject({ problem: { status: 404 } })
    expect(await notice({ branchContactId: contact.branchId })).toMatchObject({ problem: { status: 404 } })
    expect(await notice({ items: [] })).toMatchObject({ problem: { status: 400 } })
    expect(await carts()).toEqual([])
  })

  test('is gone after a day, and forgotten after a week', async () => {
    const { notice, recover } = await shop()
    await notice()
    wait(24 * 60)
    expect(await recover()).toMatchObject(gone)

    const { ensureRecurringJobs } = await import('../../roof/run-due-jobs.ts')
    await ensureRecurringJobs(api.ports)
    await run()
    expect(await carts()).toHaveLength(1)
    wait(6 * 24 * 60 + 1)
    await run()
    expect(await carts()).toEqual([])
  })

  test('answers what is malformed, unknown, another phone and another shop alike', async () => {
    const { notice, recover, contact, token } = await shop()
    await notice()
    const other = await api.given.branchContact({ sameBranchAs: contact })
    const query = { token: await token() }
    const at = (branchContactId: string) =>
      api.client.recoverCart({ params: { phone: PHONE, branchContactId }, query })

    const answers = [
      await recover('11 8999-9999'),
      await recover('nobody'),
      await recover('x'.repeat(400)),
      await at(other.id),
      await at(api.ports.newId()),
      await at('no-id'),
    ]
    const bodies = answers.map((answer) => (answer.ok ? answer : { ...answer.problem, requestId: '' }))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]).toMatchObject(gone)
  })

  test('costs few queries to keep, to cancel and to bring back', async () => {
    const { notice, cancel, recover } = await shop()
    await recover()
    for (const call of [() => notice({ sequence: 1 }), () => recover(), () => cancel({ sequence: 2 })]) {
      expect((await statementsOf(call)).length).toBeLessThanOrEqual(4)
    }
  })
})

describe('events that overtake each other', () => {
  /** spec('000 §4.13') spec('001 §4.29') spec('decisions enumerations.9') */
  test('an older notice does not bring back what was cancelled', async () => {
    const { notice, cancel } = await shop({ optIn: true })
    await notice({ sequence: 10 })
    await cancel({ sequence: 12 })
    await notice({ sequence: 11 })
    wait(31)
    await run()
    expect(await messages()).toEqual([])
  })

  /** spec('000 §7.31') spec('001 §7.11') */
  test('a cancellation that comes before its notice cancels it', async () => {
    const { notice, cancel, recover } = await shop({ optIn: true })
    await cancel({ sequence: 12, navigationEvent: 'CART_EMPTIED' })
    await notice({ sequence: 11 })
    wait(31)
    await run()
    expect(await messages()).toEqual([])
    expect(await recover()).toMatchObject(gone)
  })

  test('an older cancellation does not silence a newer notice', async () => {
    const { notice, cancel } = await shop({ optIn: true })
    await notice({ sequence: 12 })
    await cancel({ sequence: 11 })
    wait(31)
    await run()
    expect(await messages()).toHaveLength(1)
  })

  test('of 32 notices at once the newest stays, and one message goes out', async () => {
    const { notice, recover } = await shop({ optIn: true })
    const sequences = Array.from({ length: 32 }, (_, index) => ((index * 7) % 32) + 1)
    const item = (quantity: number) => async () => {
      const found = await recover()
      if (!found.ok) throw new Error('nothing to change')
      return found.data.items.map((one) => ({ ...one, quantity }))
    }
    await notice({ sequence: 0 })
    const items = await Promise.all(sequences.map((sequence) => item(sequence)()))
    const answers = await Promise.all(
      sequences.map((sequence, at) => notice({ sequence, items: items[at] ?? [] })),
    )

    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await recover()).toMatchObject({ data: { items: [{ quantity: 32 }] } })
    wait(31)
    await Promise.all([run(), run(), run()])
    expect(await messages()).toHaveLength(1)
  })

  test('a browser whose clock is a year ahead does not silence the next one for good', async () => {
    const { notice, cancel } = await shop({ optIn: true })
    await cancel({ sequence: api.clock.now.getTime() + 365 * 24 * 60 * MINUTE })
    wait(24 * 60 + 1)
    await notice({ sequence: api.clock.now.getTime() })
    wait(31)
    await run()
    expect(await messages()).toHaveLength(1)
  })
})

describe('the reminder', () => {
  /** spec('001 §4.30') */
  test('has the link that brings the cart back, half an hour after the last notice, once', async () => {
    const { notice, contact, token } = await shop({ optIn: true })
    await notice()
    wait(29)
    await notice()
    wait(2)
    await run()
    expect(await messages()).toEqual([])
    wait(29)
    await run()

    const [message] = await messages()
    expect(message).toMatchObject({ kind: 'abandoned-cart', to: '541123456789' })
    const link = new URL(/http\S+/.exec(message?.text ?? '')?.[0] ?? '')
    expect(link.pathname).toBe(`/menu/${contact.alias}`)
    expect(Object.fromEntries(link.searchParams)).toEqual({
      phone: '+541123456789',
      abandoned: 'true',
      campaignId: 'carrito-abandonado',
      cartToken: await token(),
    })
    await notice()
    wait(31)
    await run()
    expect(await messages()).toHaveLength(1)
  })

  test('speaks in the words of the branch’s campaign', async () => {
    const { notice, contact } = await shop({ optIn: true })
    const id = api.ports.newId()
    const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
    await api.ports.database
      .insertInto('campaigns')
      .values({ ...tenant, id, key: 'vuelve', name: 'Volvé', message: 'Tu pizza se enfría' })
      .execute()
    await notice()
    wait(31)
    await run()
    expect((await messages())[0]?.text).toMatch(new RegExp(`^Tu pizza se enfría\nhttp.*campaignId=${id}&`))
  })

  test.each([{ optIn: false }, {}])('never goes to whoever did not opt in: %o', async (options) => {
    const { notice } = await shop(options)
    await notice()
    wait(31)
    await run()
    expect(await messages()).toEqual([])
  })

  test('is not sent to whoever ordered meanwhile, at this shop or another of the branch', async () => {
    const { notice, order, recover, contact } = await shop({ optIn: true })
    await notice()
    await order()
    wait(31)
    await run()
    expect(await messages()).toEqual([])
    expect(await recover()).toMatchObject(gone)

    await notice()
    const other = await api.given.branchContact({ sameBranchAs: contact })
    wait(1)
    await api.given.order(other, { body: { phone: '+54 9 11 2345-6789', optIn: true } })
    wait(31)
    await run()
    expect(await messages()).toEqual([])
  })

  test('goes out for the next cart after an order', async () => {
    const { notice, order } = await shop({ optIn: true })
    await notice()
    await order()
    wait(1)
    await notice()
    wait(31)
    await run()
    expect(await messages()).toHaveLength(1)
  })

  test('goes to a phone once a day: an old tab may still have what was ordered in another', async () => {
    const { notice, order } = await shop({ optIn: true })
    await notice()
    wait(31)
    await run()
    await order()
    wait(1)
    await notice()
    wait(31)
    await run()
    expect(await messages()).toHaveLength(1)
    wait(24 * 60)
    await notice()
    wait(31)
    await run()
    expect(await messages()).toHaveLength(2)
  })

  test('is not sent by a server that slept for a day', async () => {
    const { notice } = await shop({ optIn: true })
    await notice()
    wait(24 * 60)
    await run()
    expect(await messages()).toEqual([])
  })
})

test('trying phones ends soon, from one address and for one phone', async () => {
  const { db } = await emptyTestDatabase()
  const limit = (times: number) => ({ times, seconds: 60, together: true })
  const rules = { 'recover-cart-address': limit(3), 'recover-cart-phone': limit(2) }
  api = await startTestApi({ rateLimiter: createRateLimiter({ database: db, rules }) })
  const { contact } = await shop()
  const ask = async (phone: string, ip: string) => {
    const params = { phone, branchContactId: contact.id }
    const answer = await api.client.recoverCart({ params, query: {} }, { headers: { 'x-caller-ip': ip } })
    return answer.ok ? 200 : answer.problem.status
  }
  expect(await ask('11 2000-0001', '198.51.100.1')).toBe(404)
  expect(await ask('11 2000-0002', '198.51.100.1')).toBe(404)
  expect(await ask('11 2000-0003', '198.51.100.1')).toBe(404)
  expect(await ask('11 2000-0004', '198.51.100.1')).toBe(429)
  expect(await ask('11 2000-0001', '198.51.100.2')).toBe(404)
  expect(await ask('+5491120000001', '198.51.100.3')).toBe(429)
})
