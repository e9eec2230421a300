import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import {
  askForPage,
  notify as tell,
  payByCard,
  placeOnline,
  startOnlineShop,
} from '../../testing/online-orders.ts'
import type { TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import type { TestProvider } from '../../testing/test-provider.ts'

let api: TestApi
let provider: TestProvider
let contact: GivenContact
let plate: GivenPlate

const MINUTE = 60_000
const db = () => api.ports.database
const wait = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * MINUTE)
}
const runJobs = () => runDueJobs(api.ports)

beforeEach(async () => {
  ;({ api, provider, contact, plate } = await startOnlineShop())
})

const shop = () => ({ api, contact, plate })
const place = (upload: 'APP' | 'API' = 'APP', name = 'one', claim: Partial<OrderRequestBody> = {}) =>
  placeOnline(shop(), { upload, name, claim })
const pay = (orderId: string) => payByCard(api, orderId)
const link = (code: string, amount?: number) => askForPage(shop(), code, amount)
const notify = (attemptId: string, signature?: string) => tell(api, attemptId, signature)

const order = () => db().selectFrom('orders').selectAll().executeTakeFirstOrThrow()
const attempts = () => db().selectFrom('payment_attempts').selectAll().orderBy('id').execute()
const board = async () => {
  const staff = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const listed = await staff.listBoard({ params: { id: contact.id } })
  return listed.ok ? listed.data.orders.map(({ code }) => code) : listed
}
const boardNews = () => api.published.filter(({ event }) => event === 'board-updated')
const isSoldOut = async () => {
  const menu = await api.client.getMenu({
    params: { alias: contact.alias, orderModeId: contact.modes.TAKE_AWAY ?? '' },
  })
  return menu.ok && menu.data.plates[0]?.soldOut
}
const followUp = async (code: string) => {
  const found = await api.client.getOrder({ params: { alias: contact.alias, code } })
  return found.ok ? found.data : found
}
const refusal = (code: string) => ({ ok: false, problem: { code } })

describe('an order that is paid with a card', () => {
  /**
   * spec('000 §7.28') spec('000 §9.27') spec('001 §7.5')
   * spec('decisions the-server-is-the-authority.6')
   */
  test('reaches the kitchen when its payment is approved, and not before', async () => {
    const placed = await place()
    expect(await board()).toEqual([])
    expect(boardNews()).toEqual([])

    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'APPROVED' } })

    expect(await board()).toEqual([placed.code])
    expect(boardNews()).toHaveLength(1)
    expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
    expect(await attempts()).toMatchObject([
      { status: 'APPROVED', amount: 100_000, card_last_digits: '4242', card_name: 'ANA PEREZ' },
    ])
  })

  /** spec('decisions the-server-is-the-authority.5') */
  test('is charged once, whatever is tapped or retried', async () => {
    const placed = await place()
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(placed.id)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'APPROVED' } })
    expect(provider.charged).toHaveLength(1)
    expect(provider.refunded).toEqual([])
  })

  test('tells the follow-up until when, by whom, and how the latest try went', async () => {
    const placed = await place()
    const { payment_expires_at: until } = await order()
    const told = { paymentExpiresAt: until?.toISOString(), paymentProvider: 'sandbox', paymentUrl: null }
    expect(await followUp(placed.code)).toMatchObject({ ...told, paymentAttempt: null })
    provider.outcome = 'REJECTED'
    await pay(placed.id)
    expect(await followUp(placed.code)).toMatchObject({ ...told, paymentAttempt: 'REJECTED' })
    provider.outcome = 'APPROVED'
    await pay(placed.id)
    expect(await followUp(placed.code)).toMatchObject({ ...told, paymentAttempt: 'APPROVED' })
  })

  test('may be declined and paid with another card', async () => {
    const placed = await place()
    provider.outcome = 'REJECTED'
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'REJECTED' } })
    expect(await order()).toMatchObject({ payment_status: 'PENDING', status: 'GENERATED' })
    provider.outcome = 'APPROVED'
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'APPROVED' } })
    expect((await attempts()).map(({ status }) => status)).toEqual(['REJECTED', 'APPROVED'])
  })

  test('with a lost answer is asked for, and not charged again', async () => {
    const placed = await place()
    provider.losesAnswers = true
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'APPROVED' } })
    expect(provider.charged).toHaveLength(1)
  })

  test('stays pending while the provider is away, and is settled by whoever asks next', async () => {
    const placed = await place()
    provider.losesAnswers = true
    provider.failing = 'timeout'
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'PENDING' } })
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'PENDING' } })
    provider.failing = undefined
    provider.losesAnswers = false
    // The provider never heard of it, but what was too late to be answered may still be on its way.
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'PENDING' } })
    wait(2)
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'APPROVED' } })
    expect(provider.charged).toHaveLength(1)
  })

  test('with a charge on its way is not charged a second time', async () => {
    const placed = await place()
    const arrived = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    provider.onTheWay = () => {
      arrived.resolve()
      return released.promise
    }
    const first = pay(placed.id)
    await arrived.promise
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'PENDING' } })
    released.resolve()
    expect(await first).toEqual({ ok: true, data: { status: 'APPROVED' } })
    expect(provider.charged).toHaveLength(1)
  })

  test('that never reached the provider can be tried again at once', async () => {
    const placed = await place()
    provider.unreachableCharges = 1
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'REJECTED' } })
    expect(await pay(placed.id)).toEqual({ ok: true, data: { status: 'APPROVED' } })
    expect(provider.charged).toHaveLength(1)
  })

  test('of another order, of one in cash and of one that is over is refused', async () => {
    expect(await pay(contact.id)).toMatchObject(refusal('order-not-found'))
    const cash = await api.given.order(contact, { items: [{ plate }] })
    expect(await pay(cash.id)).toMatchObject(refusal('order-not-payable'))
  })
})

describe('an order whose payment never comes', () => {
  /** spec('decisions constants.6') spec('decisions the-server-is-the-authority.6') */
  test('expires with its window, and gives back what it held', async () => {
    await api.given.stock(contact, plate, 1)
    const placed = await place()
    expect(await isSoldOut()).toBe(true)
    wait(14)
    expect(await runJobs()).toBe(0)
    wait(1)
    await runJobs()
    expect(await order()).toMatchObject({ status: 'CANCELED', payment_status: 'EXPIRED' })
    expect(await db().selectFrom('plate_stocks').select('remaining').execute()).toEqual([{ remaining: 1 }])
    expect(await isSoldOut()).toBe(false)
    expect(await board()).toEqual([])
    expect(await pay(placed.id)).toMatchObject(refusal('order-not-payable'))
  })

  test('gives back the use of its code and its points', async () => {
    const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
    const code = { id: nextTestId(), code: 'UNO', type: 'PERCENT', percentage: 10 } as const
    await api.given.change(contact, async (shop) => {
      const program = { ...tenant, id: nextTestId(), name: 'Brasas' }
      await shop.insertInto('loyalty_programs').values(program).execute()
      const limited = { limited_usage: true, usage_limit: 1, usage_limit_per_customer: 1 }
      await shop
        .insertInto('discount_codes')
        .values({ ...tenant, ...code, ...limited })
        .execute()
    })
    await api.given.order(contact, { items: [{ plate }] })
    await db().updateTable('customers').set({ loyalty_points_balance: 80, verified_at: new Date() }).execute()
    const row = { name: 'Cupón', type: 'PERCENT', value: 10, amount: 100, code: code.code }
    await place('APP', 'both', {
      total: 850,
      discounts: [{ ...row, discountReferenceId: code.id }],
      loyaltyInfo: { redeemedPoints: 50 },
    })
    const held = async () => {
      const points = await db()
        .selectFrom('customers')
        .select('loyalty_points_balance as n')
        .executeTakeFirst()
      const uses = await db().selectFrom('discount_codes').select('uses_count as n').executeTakeFirst()
      return { points: points?.n, uses: uses?.n }
    }
    expect(await held()).toEqual({ points: 30, uses: 1 })
    wait(15)
    await runJobs()
    expect(await held()).toEqual({ points: 80, uses: 0 })
  })

  test('is asked for once more before, and stays when it was paid', async () => {
    const { code } = await place('API')
    await link(code)
    const [attempt] = await attempts()
    provider.visit(attempt?.id ?? '', 'APPROVED')
    wait(15)
    await runJobs()
    expect(await order()).toMatchObject({ status: 'GENERATED', payment_status: 'APPROVED' })
    expect(boardNews()).toHaveLength(1)
  })

  test('waits half an hour for a provider that cannot be asked', async () => {
    const { code } = await place('API')
    await link(code)
    provider.failing = 'unreachable'
    wait(15)
    await runJobs()
    expect(await order()).toMatchObject({ status: 'GENERATED' })
    wait(30)
    await runJobs()
    expect(await order()).toMatchObject({ status: 'CANCELED' })
  })

  test('and comes all the same goes back, once, and the diner is told', async () => {
    const { code } = await place('API')
    await link(code)
    const [attempt] = await attempts()
    wait(15)
    await runJobs()
    provider.visit(attempt?.id ?? '', 'APPROVED')
    await notify(attempt?.id ?? '')
    await notify(attempt?.id ?? '')
    await runJobs()
    await runJobs()
    expect(provider.refunded).toEqual([attempt?.id])
    expect(await order()).toMatchObject({ status: 'CANCELED', payment_status: 'REFUNDED' })
  })
})

/** spec('001 §2.20') */
test.each(['APP', 'API'] as const)(
  'an order of nothing by %s is settled: it reaches the kitchen, is awaited by nobody and never expires',
  async (upload) => {
    const order_mode_id = contact.modes.TAKE_AWAY ?? ''
    await api.given.generalDiscount(contact, { type: 'PERCENT', percentage: 100, order_mode_id })
    const { id, code } = await place(upload)
    expect(await board()).toEqual([code])
    const settled = { status: 'GENERATED', total: 0, paymentStatus: null, paymentExpiresAt: null }
    expect(await followUp(code)).toMatchObject(settled)
    expect(await pay(id)).toMatchObject(refusal('order-not-payable'))
    wait(60)
    await runJobs()
    expect(await followUp(code)).toMatchObject(settled)
    expect(provider.charged).toEqual([])
  },
)

test('an order that was paid and is canceled gives the money back', async () => {
  const placed = await place()
  await pay(placed.id)
  const staff = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const body = { action: 'cancel', reason: 'Sin gas' } as const
  expect(await staff.changeOrderStatus({ params: { id: placed.id }, body })).toMatchObject({ ok: true })
  await runJobs()
  await runJobs()
  expect(provider.refunded).toHaveLength(1)
  expect(await order()).toMatchObject({ status: 'CANCELED', payment_status: 'REFUNDED' })
})

test('staff cannot touch an order that waits for its payment', async () => {
  const placed = await place()
  const staff = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const changed = await staff.changeOrderStatus({ params: { id: placed.id }, body: { action: 'accept' } })
  expect(changed.ok).toBe(false)
  expect(await order()).toMatchObject({ status: 'GENERATED' })
})

describe('a page at the provider', () => {
  /** spec('000 §7.25') */
  test('is made once for an order, and asked for again it is the same one', async () => {
    const { code } = await place('API')
    const first = await link(code)
    expect(first).toMatchObject({ ok: true, data: { url: expect.stringContaining('https://pay.example/') } })
    expect(await link(code)).toEqual(first)
    expect(await attempts()).toHaveLength(1)
  })

  test('stands in the follow-up while it may be paid there', async () => {
    const { code } = await place('API')
    expect(await followUp(code)).toMatchObject({ paymentUrl: null })
    await link(code)
    const [attempt] = await attempts()
    const url = `/api/payments/sandbox/page/${attempt?.id}`
    expect(await followUp(code)).toMatchObject({ paymentUrl: url, paymentAttempt: 'PENDING' })
    const page = await api.fetch(url)
    expect(page.status).toBe(303)
    expect(page.headers.get('location')).toBe(attempt?.url)
    provider.visit(attempt?.id ?? '', 'APPROVED')
    await notify(attempt?.id ?? '')
    expect(await followUp(code)).toMatchObject({ paymentUrl: null, paymentAttempt: 'APPROVED' })
  })

  test('is not made for another amount, nor for an order that is not there', async () => {
    const { code } = await place('API')
    expect(await link(code, 999)).toMatchObject({
      ok: false,
      problem: {
        status: 422,
        code: 'payment-amount-other',
        detail: 'El monto no es el total de este pedido.',
        errors: [
          { path: 'amount', message: 'El total de este pedido es 1000.', expected: 1000, claimed: 999 },
        ],
      },
    })
    expect(await link('0000000000')).toMatchObject(refusal('order-not-found'))
  })

  test('that cannot be made says so, and can be tried again', async () => {
    const { code } = await place('API')
    provider.failing = 'unreachable'
    expect(await link(code)).toMatchObject(refusal('payment-provider-failed'))
    provider.failing = undefined
    expect(await link(code)).toMatchObject({ ok: true })
  })

  /** spec('decisions paths-that-are-not-shown.6') */
  test('is settled by a notification that is signed; twice and late it changes nothing more', async () => {
    const { code } = await place('API')
    await link(code)
    const [attempt] = await attempts()
    const id = attempt?.id ?? ''
    provider.visit(id, 'APPROVED')

    expect((await notify(id, 'wrong')).status).toBe(401)
    expect(await order()).toMatchObject({ payment_status: 'PENDING' })
    expect((await notify(id)).status).toBe(204)
    expect((await notify(id)).status).toBe(204)
    expect((await notify(contact.id)).status).toBe(404)
    expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
    expect(boardNews()).toHaveLength(1)
  })

  /** spec('000 §7.33') spec('001 §7.4') spec('decisions paths-that-are-not-shown.6') */
  test('sends the diner back to the follow-up, paid, by whatever way and however often', async () => {
    const { code } = await place('API')
    await link(code)
    const [attempt] = await attempts()
    const id = attempt?.id ?? ''
    provider.visit(id, 'APPROVED')
    const path = `/api/payments/sandbox/return/${id}?token_ws=token-${id}`
    const back = [await api.fetch(path), await api.fetch(path, { method: 'POST', body: '{}' })]
    for (const response of back) {
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(
        `/menu/${contact.alias}/order/${code}?token_ws=token-${id}`,
      )
    }
    expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
    expect((await api.fetch(`/api/payments/sandbox/return/${contact.id}`)).status).toBe(404)
  })

  test('that was left by its own button ends the attempt, and the next one may be paid', async () => {
    const { code } = await place('API')
    await link(code)
    const [attempt] = await attempts()
    await api.fetch(`/api/payments/sandbox/return/${attempt?.id}?TBK_TOKEN=token-${attempt?.id}`)
    expect(await attempts()).toMatchObject([{ status: 'REJECTED', reason: 'aborted' }])
    await link(code)
    expect((await attempts()).map(({ status }) => status)).toEqual(['REJECTED', 'PENDING'])
  })

  test('is settled by the follow-up that the diner came back to', async () => {
    const { code } = await place('API')
    await link(code)
    const [attempt] = await attempts()
    provider.visit(attempt?.id ?? '', 'APPROVED')
    const returned = { params: { orderCode: code, token: attempt?.token ?? '' } }
    expect(await api.client.receiveBankReturn(returned)).toMatchObject({ ok: true })
    expect(await api.client.receiveBankReturn(returned)).toMatchObject({ ok: true })
    expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
    const wrong = { params: { orderCode: code, token: 'other' } }
    expect(await api.client.receiveBankReturn(wrong)).toMatchObject(refusal('order-not-found'))
  })
})
