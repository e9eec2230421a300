import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { LoyaltyProgramsTable } from '@mostrador/database/rows'
import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact
let plate: GivenPlate

const key = (text: string) => ({ 'idempotency-key': `key-of-${text}` })
const PHONE = '11 2345-6789'

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
})

async function givenProgram(fields: Partial<Insertable<LoyaltyProgramsTable>> = {}): Promise<void> {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  await api.given.change(contact, (db) =>
    db
      .insertInto('loyalty_programs')
      .values({ ...tenant, id: nextTestId(), name: 'Brasas', order_percentage: 10, ...fields })
      .execute(),
  )
}

/** The customer of an earlier order, with so many points. */
async function givenPoints(points: number): Promise<void> {
  await api.given.order(contact, { items: [{ plate }] })
  await api.ports.database
    .updateTable('customers')
    .set({ loyalty_points_balance: points, verified_at: new Date() })
    .execute()
}

async function spend(name: string, points: number, claim: Partial<OrderRequestBody> = {}) {
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const total = Number(body.total) - points
  return api.client.placeOrder({
    headers: key(name),
    body: { ...body, total, paysWith: total, loyaltyInfo: { redeemedPoints: points }, ...claim },
  })
}

const ledger = () =>
  api.ports.database.selectFrom('loyalty_points').selectAll().orderBy('created_at').orderBy('id').execute()
const balance = async () =>
  (await api.ports.database.selectFrom('customers').selectAll().executeTakeFirstOrThrow())
    .loyalty_points_balance
const refused = (message: string) => ({
  ok: false,
  problem: {
    code: 'order-refused',
    errors: expect.arrayContaining([
      expect.objectContaining({ code: 'points-refused', path: 'loyaltyInfo.redeemedPoints', message }),
    ]),
  },
})

async function change(action: 'accept' | 'ready' | 'deliver' | 'cancel', orderId: string) {
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const done = await staff.changeOrderStatus({ params: { id: orderId }, body: { action, reason: 'Sin gas' } })
  expect(done).toMatchObject({ ok: true })
}
const newestOrder = async () =>
  (await api.ports.database.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow())
    .id

describe('an order that spends points', () => {
  test('costs as much less, and the ledger says so', async () => {
    await givenProgram()
    await givenPoints(300)
    expect(await spend('one', 200)).toMatchObject({ ok: true })
    expect(await balance()).toBe(100)
    expect(await ledger()).toMatchObject([{ kind: 'REDEEMED', amount: -200, post_balance: 100 }])
    const order = await api.ports.database
      .selectFrom('orders')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ loyalty: 20_000, total: 80_000, points_redeemed: 200, points_earned: 80 })
  })

  test('may cost nothing, and then nobody says with how much cash it is paid', async () => {
    await givenProgram()
    await givenPoints(1000)
    const body = await api.given.orderBody(contact, { items: [{ plate }] })
    const free = { ...body, total: 0, paysWith: null, loyaltyInfo: { redeemedPoints: 1000 } }
    expect(await api.client.placeOrder({ headers: key('free'), body: free })).toMatchObject({ ok: true })
    const order = api.ports.database.selectFrom('orders').select(['total', 'pays_with'])
    expect(await order.orderBy('id', 'desc').executeTakeFirst()).toEqual({ total: 0, pays_with: null })
  })

  test.each([
    [301, {}, 'El máximo de Brasas acumulados es: 300'],
    [900, { min_redeemed_points: 1500 }, 'El mínimo de Brasas canjeable es: 1.500'],
    [201, { max_redeemed_points: 200 }, 'El máximo de Brasas canjeable es: 200'],
    [20, { min_redeemed_points: 50 }, 'El mínimo de Brasas canjeable es: 50'],
    [101, { max_redeemed_percentage: 10 }, 'El máximo de Brasas utilizable para este pedido es: 100'],
  ])('of %i points with %o is refused', async (points, terms, message) => {
    await givenProgram(terms)
    const held = points === 900 ? 5000 : 300
    await givenPoints(held)
    expect(await spend('one', points)).toMatchObject(refused(message))
    expect(await balance()).toBe(held)
  })

  test('of a phone that has none, or of what is no phone, is refused', async () => {
    await givenProgram()
    expect(await spend('one', 100, { phone: '11 8999-0000' })).toMatchObject(
      refused('Vas a poder usar tus Brasas después de tu primer pedido pagado'),
    )
    expect(await spend('two', 100, { phone: 'hola' })).toMatchObject({
      ok: false,
      problem: { code: 'order-refused' },
    })
  })

  test('names no code beside them where the programme goes with none', async () => {
    await givenProgram({ supports_discounts: false })
    await givenPoints(300)
    const row = { ...contact, id: nextTestId(), code: 'HOLA' }
    await api.ports.database
      .insertInto('discount_codes')
      .values({
        company_id: row.companyId,
        branch_id: row.branchId,
        id: row.id,
        code: row.code,
        type: 'PERCENT',
        percentage: 10,
      })
      .execute()
    const named = { name: 'Cupón', type: 'PERCENT', value: 10, amount: 100 } as const
    const discounts = [{ ...named, discountReferenceId: row.id, code: row.code }]
    const both = { discounts, total: 800, paysWith: 800 }
    expect(await spend('both', 100, both)).toMatchObject(
      refused('Los Brasas no se pueden combinar con un código de descuento'),
    )
    expect(await spend('points', 100)).toMatchObject({ ok: true })
    await api.given.change(contact, (db) =>
      db.updateTable('loyalty_programs').set({ supports_discounts: true }).execute(),
    )
    expect(await spend('again', 100, both)).toMatchObject({ ok: true })
  })

  /** spec('000 §5.33') */
  test('has none where no programme holds', async () => {
    await givenPoints(300)
    const placed = await spend('one', 100)
    expect(placed).toMatchObject({ ok: false, problem: { code: 'order-refused' } })
    await givenProgram({ active: false })
    expect(await spend('two', 100)).toMatchObject({ ok: false })
  })

  /** spec('decisions the-server-is-the-authority.4') */
  test('is one of many at once that want the same points', async () => {
    await givenProgram()
    await givenPoints(300)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => spend(`n${index}`, 300)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balance()).toBe(0)
    expect(await ledger()).toHaveLength(1)
  })

  test('gives them back when it is canceled, once', async () => {
    await givenProgram()
    await givenPoints(300)
    await spend('one', 200)
    await change('cancel', await newestOrder())
    expect(await balance()).toBe(300)
    expect(await ledger()).toMatchObject([
      { kind: 'REDEEMED', amount: -200, post_balance: 100 },
      { kind: 'REDEEMED_REVERSED', amount: 200, post_balance: 300 },
    ])
  })

  test('wants the number verified where the contact verifies numbers', async () => {
    contact = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
    plate = await api.given.plate(contact, { price: 100_000 })
    await givenProgram()
    await givenPoints(300)
    expect(await spend('one', 100)).toMatchObject(refused('Inicia sesión para usar tus Brasas'))
  })
})

/** spec('decisions enumerations.7') */
test('a contact that asks for the phone alone lets points be spent so, whatever another of the branch asks for', async () => {
  await givenProgram()
  await givenPoints(300)
  const other = await api.given.branchContact({ sameBranchAs: contact, contact: { sign_in: 'CODE' } })
  expect(await spend('one', 100)).toMatchObject({ ok: true })
  contact = other
  plate = await api.given.plate(other, { price: 100_000 })
  expect(await spend('two', 100)).toMatchObject(refused('Inicia sesión para usar tus Brasas'))
  expect(await balance()).toBe(200)
})

describe('points of an order', () => {
  /** spec('000 §5.34') */
  test('is the customer’s once it was delivered', async () => {
    await givenProgram()
    const { id } = await api.given.order(contact, { items: [{ plate }] })
    await change('accept', id)
    await change('ready', id)
    expect(await balance()).toBe(0)
    await change('deliver', id)
    expect(await balance()).toBe(100)
    expect(await ledger()).toMatchObject([{ kind: 'EARNED', amount: 100, post_balance: 100, order_id: id }])
  })

  test('is nothing without a programme, and nothing of a canceled order', async () => {
    const without = await api.given.order(contact, { items: [{ plate }] })
    await change('accept', without.id)
    await change('ready', without.id)
    await change('deliver', without.id)
    await givenProgram()
    const { id } = await api.given.order(contact, { items: [{ plate }] })
    await change('cancel', id)
    expect(await ledger()).toEqual([])
  })
})

describe('the history of points', () => {
  const history = (client: TestApi['client'], offset = 0) =>
    client.listPointsHistory({
      params: { id: contact.branchId, phone: PHONE },
      query: { offset, limit: 20 },
    })

  /** spec('000 §3.16') spec('000 §7.19') spec('001 §7.9') */
  test('is newest first and page by page, for the browser that ordered', async () => {
    await givenProgram()
    const browser = api.browser()
    const { id, code } = await api.given.order(contact, { items: [{ plate }], client: browser })
    await change('accept', id)
    await change('ready', id)
    await change('deliver', id)
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    await spend('one', 40)

    expect(await history(browser)).toMatchObject({
      ok: true,
      data: {
        rows: [
          { amount: -40, postBalance: 60 },
          { orderCode: code, amount: 100, postBalance: 100 },
        ],
      },
    })
    expect(await history(browser, 2)).toMatchObject({ ok: true, data: { rows: [] } })
  })

  test('hides the codes of orders from who only typed the phone, for a code opens an order', async () => {
    await givenProgram()
    await givenPoints(300)
    await spend('one', 40)
    const hidden = { ok: true, data: { rows: [{ orderCode: null, amount: -40, postBalance: 260 }] } }
    expect(await history(api.browser())).toMatchObject(hidden)
    // Points once earned are told where the programme has ended, too.
    await api.given.change(contact, (db) =>
      db.updateTable('loyalty_programs').set({ active: false }).execute(),
    )
    expect(await history(api.browser())).toMatchObject(hidden)
  })

  test('is told by the rule of the contact that asks; a branch with a contact that verifies numbers tells nothing', async () => {
    await givenProgram()
    await givenPoints(300)
    await spend('one', 40)
    const other = await api.given.branchContact({ sameBranchAs: contact, contact: { sign_in: 'CODE' } })
    const rowsAt = async (branchContactId?: string) => {
      const query = { offset: 0, limit: 20, ...(branchContactId && { branchContactId }) }
      const told = await api.client.listPointsHistory({
        params: { id: contact.branchId, phone: PHONE },
        query,
      })
      return told.ok && told.data.rows.length
    }
    expect(await rowsAt(contact.id)).toBe(1)
    expect(await rowsAt(other.id)).toBe(0)
    expect(await rowsAt()).toBe(0)
    const stranger = await api.given.branchContact()
    expect(await rowsAt(stranger.id)).toBe(0)
  })

  test.each([[['customer-address']], [['customer-phone', 'phone-slow-network']]])(
    'is not told any more to who asks too often, by %s',
    async (spent) => {
      api = await startTestApi({ rateLimiter: { take: async (rule) => !spent.includes(rule) } })
      contact = await api.given.branchContact()
      const refusal = { ok: false, problem: { code: 'too-many-requests' } }
      expect(await history(api.client)).toMatchObject(refusal)
    },
  )

  test('is empty for a phone that never ordered, and for none', async () => {
    expect(await history(api.client)).toMatchObject({ ok: true, data: { rows: [] } })
    const none = { params: { id: contact.branchId, phone: 'hola' } }
    expect(await api.client.listPointsHistory(none)).toMatchObject({ ok: true, data: { rows: [] } })
  })
})
