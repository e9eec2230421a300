import { beforeEach, describe, expect, test } from 'vitest'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

// An order as the database holds it, and as its answers tell it.

let api: TestApi
let contact: GivenContact
let plate: GivenPlate

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
})

const db = () => api.ports.database

async function place(body: Partial<OrderRequestBody> = {}, mode: 'TAKE_AWAY' | 'DELIVERY' = 'TAKE_AWAY') {
  const honest = await api.given.orderBody(contact, { mode, items: [{ plate }] })
  const headers = { 'idempotency-key': 'the only order of this test' }
  return dataOf(await api.client.placeOrder({ headers, body: { ...honest, ...body } }))
}

describe('the rows of an order', () => {
  test('name the code they come from, and those of the shop name none', async () => {
    await api.given.generalSurcharge(contact, {
      type: 'FIXED',
      amount: 5_000,
      name: 'Empaque',
      order_mode_id: contact.modes.TAKE_AWAY ?? '',
    })
    const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
    const code = { id: nextTestId(), code: 'UNO', type: 'PERCENT', percentage: 10 } as const
    await db()
      .insertInto('discount_codes')
      .values({ ...tenant, ...code, external_benefit_type: 'COUPON' })
      .execute()
    const honest = await api.given.orderBody(contact, { items: [{ plate }] })
    const total = Number(honest.total) - 100
    await place({
      total,
      paysWith: total,
      discounts: [
        {
          name: 'Cupón de Descuento - UNO',
          type: 'PERCENT',
          value: 10,
          amount: 100,
          discountReferenceId: code.id,
          code: 'UNO',
        },
      ],
    })
    const rows = await db().selectFrom('order_adjustments').selectAll().orderBy('position').execute()
    expect(rows).toMatchObject([
      { kind: 'SURCHARGE', origin: 'GENERAL', name: 'Empaque', code: null, external_benefit_type: null },
      { kind: 'DISCOUNT', origin: 'CODE', code: 'UNO', external_benefit_type: 'COUPON' },
    ])
    expect(await db().selectFrom('discount_code_uses').select('discount_code_id').execute()).toEqual([
      { discount_code_id: code.id },
    ])
  })

  test('of the shop’s own discount are general, and use no code', async () => {
    await api.given.generalDiscount(contact, {
      type: 'PERCENT',
      percentage: 10,
      order_mode_id: contact.modes.TAKE_AWAY ?? '',
    })
    await place()
    expect(await db().selectFrom('order_adjustments').selectAll().execute()).toMatchObject([
      { kind: 'DISCOUNT', origin: 'GENERAL', code: null, external_benefit_type: null },
    ])
    expect(await db().selectFrom('discount_code_uses').selectAll().execute()).toEqual([])
  })
})

test('a code beside the shop’s own discount has a row of its own, and is used for what it gave', async () => {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const code = { id: nextTestId(), code: 'UNO', type: 'PERCENT', percentage: 10 } as const
  await db()
    .insertInto('discount_codes')
    .values({ ...tenant, ...code })
    .execute()
  await api.given.generalDiscount(contact, {
    type: 'PERCENT',
    percentage: 50,
    order_mode_id: contact.modes.TAKE_AWAY ?? '',
  })
  const honest = await api.given.orderBody(contact, { items: [{ plate }] })
  const total = Number(honest.total) - 100
  const row = { name: 'Cupón', type: 'PERCENT', value: 10, amount: 100 } as const
  const discounts = [...(honest.discounts ?? []), { ...row, discountReferenceId: code.id, code: 'UNO' }]
  await place({ total, paysWith: total, discounts })
  const rows = await db().selectFrom('order_adjustments').selectAll().orderBy('position').execute()
  expect(rows).toMatchObject([
    { origin: 'GENERAL', amount: 50_000, code: null },
    { origin: 'CODE', amount: 10_000, code: 'UNO' },
  ])
  const uses = await db().selectFrom('discount_code_uses').select(['discount_code_id', 'amount']).execute()
  expect(uses).toEqual([{ discount_code_id: code.id, amount: 10_000 }])
})

describe('the customer of an order', () => {
  test('is kept without the spaces around what was typed, and nothing is null', async () => {
    await place({
      phone: ' 11 2345-6789 ',
      customerName: ' Ana Pérez ',
      customerEmail: '',
      notes: ' Tocar fuerte ',
      acquisitionChannel: '  ',
    })
    expect(await db().selectFrom('customers').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      name: 'Ana Pérez',
      phone: '11 2345-6789',
      email: null,
      document: null,
      acquisition_channel: null,
      user_external_reference: null,
      opt_in: false,
      verified_at: null,
    })
    expect(await db().selectFrom('orders').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      phone: '11 2345-6789',
      customer_email: null,
      document: null,
      notes: 'Tocar fuerte',
      partner_name: null,
      user_external_reference: null,
    })
  })

  test('names no user of a partner whom nobody confirmed', async () => {
    await place({ userExternalReference: 'u-1', partnerName: 'Banco' })
    expect(await db().selectFrom('orders').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      user_external_reference: null,
      partner_name: null,
    })
  })

  test.each([
    [
      { textVersion: 1, beganTicked: true },
      { text_version: 1, began_ticked: true },
    ],
    [
      { textVersion: 9_999, beganTicked: false },
      { text_version: null, began_ticked: false },
    ],
  ])('consented with the box %j', async (optInBox, kept) => {
    await place({ optIn: true, optInBox })
    const consents = await db().selectFrom('customer_consents').selectAll().execute()
    expect(consents).toMatchObject([kept])
  })
})

test('an address of which little is known is told with nothing in the other places', async () => {
  await place({ destination: { street: 'Gorriti', number: '5000' } }, 'DELIVERY')
  const { code } = await db().selectFrom('orders').select('code').executeTakeFirstOrThrow()
  const order = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  expect(order.destination).toEqual({
    street: 'Gorriti',
    number: '5000',
    zone: '',
    locality: '',
    betweenStreets: '',
    details: '',
  })
  expect(order.scheduledAt).toBeNull()
})

test('an address without street and number is told by its line', async () => {
  const destination = { street: '', number: '', fullAddress: 'Ruta 8 km 60' }
  const { code } = await place({ destination }, 'DELIVERY')
  const order = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  expect(order.destination).toMatchObject({ street: 'Ruta 8 km 60', number: '' })
})

test('an address that was kept before it had all its places is told with nothing in them', async () => {
  const { code } = await place({ destination: { street: 'Gorriti', number: '5000' } }, 'DELIVERY')
  await db().updateTable('orders').set({ destination: '{}' }).execute()
  const order = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  const nothing = { street: '', number: '', zone: '', locality: '', betweenStreets: '', details: '' }
  expect(order.destination).toEqual(nothing)
})

describe('the way to pay of an order', () => {
  const lookAt = async (code: string) =>
    dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))

  test('is told whole, with the note that is paid with', async () => {
    const { code } = await place({ paysWith: 2000 })
    const order = await lookAt(code)
    expect(order.paymentType).toEqual({
      id: contact.payments.cash,
      paymentMethod: 'CASH',
      showName: expect.any(String),
      upload: null,
    })
    expect(order.paysWith).toBe(2000)
  })

  test('has no note where it is no cash, and an id when the shop has it no more', async () => {
    const { code, id } = await place({ paymentType: contact.payments.other, paysWith: null })
    await db().updateTable('orders').set({ payment_type_id: null }).execute()
    const order = await lookAt(code)
    expect(order.paysWith).toBeNull()
    expect(order.paymentType).toMatchObject({ id, paymentMethod: 'OTHER' })
  })
})

test('the history of an order begins with a line without a note', async () => {
  await place()
  expect(await db().selectFrom('order_events').selectAll().execute()).toMatchObject([
    { status: 'GENERATED', actor: 'DINER', note: '' },
  ])
})

test('the shop sees the e-mail of an order, or nothing', async () => {
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const { id } = await place({ customerEmail: 'ana@example.com' })
  const email = async () => dataOf(await staff.getConsoleOrder({ params: { id } })).customerEmail
  expect(await email()).toBe('ana@example.com')
  await db().updateTable('orders').set({ customer_email: null }).execute()
  expect(await email()).toBe('')
})

describe('an order that is sent once more', () => {
  const send = async (cookie?: string) => {
    const honest = await api.given.orderBody(contact, { items: [{ plate }] })
    const answer = await api.fetch('/api/order', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'the only order of this test',
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(honest),
    })
    expect(answer.status).toBe(201)
    return answer.headers.getSetCookie()
  }

  test('gives its browser the cookie back that it lost, and none that it has', async () => {
    const first = await send()
    expect(first).toHaveLength(1)
    const [pair = ''] = String(first[0]).split(';')
    expect(await send(pair)).toEqual([])
    expect((await send()).map((cookie) => cookie.split(';')[0])).toEqual([pair])
  })

  test('gives none once it is forgotten which browser it was', async () => {
    await send()
    await db().updateTable('orders').set({ browser_id: null }).execute()
    expect(await send()).toEqual([])
  })
})
