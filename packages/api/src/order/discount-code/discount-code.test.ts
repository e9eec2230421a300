import type { DiscountCodesTable } from '@mostrador/database/rows'
import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact
let plate: GivenPlate

/** Each diner has a phone and a browser. */
let browsers: Map<string, TestApi['client']>
function browserOf(phone: string): TestApi['client'] {
  const browser = browsers.get(phone) ?? api.browser()
  browsers.set(phone, browser)
  return browser
}

beforeEach(async () => {
  browsers = new Map()
  api = await startTestApi()
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
})

const PHONE = '11 2345-6789'
const key = (text: string) => ({ 'idempotency-key': `key-of-${text}` })

async function givenCode(fields: Partial<Insertable<DiscountCodesTable>> = {}): Promise<string> {
  const id = nextTestId()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const percent = fields.type === 'FIXED' ? {} : { type: 'PERCENT' as const, percentage: 10 }
  const row = { ...tenant, id, code: 'HOLA10', ...percent, ...fields } as Insertable<DiscountCodesTable>
  await api.ports.database.insertInto('discount_codes').values(row).execute()
  return id
}

const validate = (part: Partial<Parameters<TestApi['client']['validateDiscountCode']>[0]['body']> = {}) =>
  browserOf(part.phone ?? PHONE).validateDiscountCode({
    body: {
      code: 'hola10',
      paymentId: contact.payments.cash,
      phone: PHONE,
      orderDate: api.clock.now.toISOString(),
      branchId: contact.branchId,
      ...part,
    },
  })

/** An order of one plate with the code's row as an honest storefront claims it. */
async function place(name: string, id: string, { amount = 100, code = 'HOLA10', phone = PHONE } = {}) {
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const total = Number(body.total) - amount
  return browserOf(phone).placeOrder({
    headers: key(name),
    body: {
      ...body,
      phone,
      total,
      paysWith: total,
      discounts: [
        ...(body.discounts ?? []),
        {
          name: `Cupón de Descuento - ${code}`,
          type: 'PERCENT',
          value: 10,
          amount,
          discountReferenceId: id,
          code,
        },
      ],
    },
  })
}

const refusal = (code: string) => ({ ok: false, problem: { code } })
const gone = (message: string) => ({
  ok: false,
  problem: {
    code: 'order-refused',
    errors: [expect.objectContaining({ code: 'discount-code-gone', message })],
  },
})

describe('a code is judged', () => {
  /** spec('000 §3.22') spec('000 §7.26') */
  test('and answered with what it gives and asks for, however it was typed', async () => {
    const id = await givenCode({ minimum_order_amount: 500_000, required_plate_id: plate.id })
    expect(await validate({ code: ' hola10 ' })).toMatchObject({
      ok: true,
      data: {
        id,
        code: 'HOLA10',
        type: 'PERCENT',
        value: 10,
        minimumOrderAmount: 5000,
        plate: { id: plate.id, showName: plate.name },
        heldUntil: null,
      },
    })
  })

  test('and answered in the currency’s units where it gives an amount, at most so much, for some ways to pay', async () => {
    const id = await givenCode({
      type: 'FIXED',
      amount: 150_000,
      maximum_discount_amount: 120_000,
      minimum_order_amount: 0,
    })
    await api.ports.database
      .insertInto('discount_code_payment_types')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        discount_code_id: id,
        payment_type_id: contact.payments.cash,
      })
      .execute()
    expect(await validate()).toMatchObject({
      ok: true,
      data: {
        type: 'FIXED',
        value: 1500,
        minimumOrderAmount: null,
        maximumDiscountAmount: 1200,
        paymentTypeIds: [contact.payments.cash],
        active: true,
      },
    })
  })

  test('and answered as one for the delivery where it gives that, its number as it is', async () => {
    await givenCode({ type: 'FIXED', amount: 100, delivery_fee: true })
    expect(await validate()).toMatchObject({
      ok: true,
      data: { type: 'DELIVERY_FEE', value: 100, maximumDiscountAmount: null },
    })
  })

  test.each([
    ['unknown', {}, { code: 'NADA' }],
    ['switched off', { active: false }, {}],
    ['not begun', { starts_at: new Date('2027-01-01T00:00:00Z') }, {}],
    ['over', { ends_at: new Date('2026-01-01T00:00:00Z') }, {}],
    ['of another branch', {}, { branchId: nextTestId() }],
  ])('%s: not found', async (_, fields, part) => {
    await givenCode(fields)
    expect(await validate(part)).toMatchObject(refusal('discount-code-not-found'))
  })

  test('for the ways to pay that keep it', async () => {
    const id = await givenCode()
    await api.ports.database
      .insertInto('discount_code_payment_types')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        discount_code_id: id,
        payment_type_id: contact.payments.other,
      })
      .execute()
    expect(await validate()).toMatchObject(refusal('discount-code-other-payment'))
    expect(await validate({ paymentId: contact.payments.other })).toMatchObject({ ok: true })
  })

  test('as good for a diner’s first order alone', async () => {
    await givenCode({ first_time_use: true })
    expect(await validate()).toMatchObject({ ok: true })
    await api.given.order(contact)
    expect(await validate()).toMatchObject(refusal('discount-code-not-first'))
  })

  test('with a phone that is one', async () => {
    await givenCode()
    expect(await validate({ phone: '12' })).toMatchObject(refusal('phone-invalid'))
  })
})

describe('a limited code', () => {
  const limited = { limited_usage: true, usage_limit: 1 }

  /** spec('000 §9.7') */
  test('is held for three minutes, once, and then is anybody’s', async () => {
    await givenCode(limited)
    const first = await validate()
    expect(first).toMatchObject({ ok: true, data: { heldUntil: '2026-11-20T15:03:00.000Z' } })
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    expect(await validate()).toEqual(first)
    expect(await validate({ phone: '11 2345-0000' })).toMatchObject(refusal('discount-code-used-up'))
    api.clock.now = new Date(api.clock.now.getTime() + 121_000)
    expect(await validate({ phone: '11 2345-0000' })).toMatchObject({ ok: true })
    expect(await validate()).toMatchObject(refusal('discount-code-used-up'))
  })

  test('is held by one of many who ask at once', async () => {
    await givenCode(limited)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => validate({ phone: `11 2345-00${10 + index}` })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject(refusal('discount-code-used-up'))
  })

  /** spec('decisions the-server-is-the-authority.4') */
  test('is used by one of many orders at once, and the others are told', async () => {
    const id = await givenCode(limited)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => place(`n${index}`, id, { phone: `11 2345-00${10 + index}` })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject(gone('Este código ya no está disponible.'))
    expect(await api.ports.database.selectFrom('orders').select('id').execute()).toHaveLength(1)
  })

  test('that another diner holds is not taken by an order', async () => {
    const id = await givenCode(limited)
    await validate({ phone: '11 2345-0000' })
    expect(await place('late', id)).toMatchObject(gone('Este código ya no está disponible.'))
    expect(await place('holder', id, { phone: '11 2345-0000' })).toMatchObject({ ok: true })
  })
})

describe('an order with a code', () => {
  /** spec('000 §3.23') */
  test('keeps the use, its row and the lower total', async () => {
    const id = await givenCode()
    expect(await place('one', id)).toMatchObject({ ok: true })
    const { database } = api.ports
    expect(await database.selectFrom('orders').select(['total', 'discounts']).executeTakeFirst()).toEqual({
      total: 90_000,
      discounts: 10_000,
    })
    expect(await database.selectFrom('order_adjustments').selectAll().executeTakeFirst()).toMatchObject({
      origin: 'CODE',
      code: 'HOLA10',
      name: 'Cupón de Descuento - HOLA10',
      amount: 10_000,
    })
    expect(await database.selectFrom('discount_code_uses').selectAll().execute()).toMatchObject([
      { discount_code_id: id, amount: 10_000, returned_at: null },
    ])
  })

  test('is refused with everything that the cart lacks', async () => {
    const id = await givenCode({ minimum_order_amount: 500_000 })
    expect(await place('one', id)).toMatchObject(gone('Monto mínimo en productos: $ 5.000'))
  })

  test('is refused at its own row, which stands behind those without a code', async () => {
    const id = await givenCode({ active: false })
    const body = await api.given.orderBody(contact, { items: [{ plate }] })
    const row = { name: 'Promo', type: 'PERCENT', value: 10, amount: 100, discountReferenceId: id } as const
    const discounts = [{ ...row, code: '' }, row, { ...row, code: 'HOLA10' }]
    const answer = await api.client.placeOrder({ headers: key('one'), body: { ...body, discounts } })
    expect(answer).toMatchObject({
      ok: false,
      problem: {
        errors: expect.arrayContaining([
          expect.objectContaining({
            code: 'discount-code-gone',
            path: 'discounts.2',
            message: 'No se encontró ningún descuento con el código ingresado.',
          }),
        ]),
      },
    })
  })

  test('with an invalid phone is refused for the phone', async () => {
    const id = await givenCode({ first_time_use: true })
    expect(await place('one', id, { phone: 'hola' })).toMatchObject(refusal('order-refused'))
  })

  test('is refused when the browser made its discount larger', async () => {
    const id = await givenCode()
    expect(await place('one', id, { amount: 500 })).toMatchObject({
      ok: false,
      problem: { errors: expect.arrayContaining([expect.objectContaining({ code: 'discounts-changed' })]) },
    })
  })

  test('for the first purchase is taken by one of two at once', async () => {
    const id = await givenCode({ first_time_use: true })
    const both = await Promise.all([place('one', id), place('two', id)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject(
      gone('Este descuento solo es válido para primera compra'),
    )
  })

  test('stops at the uses that one diner has, and a canceled order gives its use back', async () => {
    const id = await givenCode({ usage_limit_per_customer: 1, limited_usage: true, usage_limit: 5 })
    const placed = await place('one', id)
    expect(await place('two', id)).toMatchObject(gone('Este código ya no está disponible.'))

    const staff = await api.as(await api.given.staff({ contacts: [contact] }))
    const order = await api.ports.database.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    await staff.changeOrderStatus({
      params: { id: order.id },
      body: { action: 'cancel', reason: 'Sin gas' },
    })

    expect(placed.ok).toBe(true)
    expect(await api.ports.database.selectFrom('discount_codes').select('uses_count').execute()).toEqual([
      { uses_count: 0 },
    ])
    expect(await place('three', id)).toMatchObject({ ok: true })
  })
})
