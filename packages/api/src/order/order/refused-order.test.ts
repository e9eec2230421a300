import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { beforeEach, expect, test } from 'vitest'
import type { ContactOptions, GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import type { OrderOptions } from '../../testing/order-body.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let plate: GivenPlate

beforeEach(async () => {
  api = await startTestApi()
})

async function shop(options: ContactOptions = {}) {
  contact = await api.given.branchContact(options)
  plate = await api.given.plate(contact)
}

/** Sends an honest body with some lies in it, and answers what the server has against it. */
async function errorsOf(
  lies: (body: OrderRequestBody) => Partial<OrderRequestBody>,
  options: Partial<OrderOptions> = {},
) {
  const honest = await api.given.orderBody(contact, { items: [{ plate }], ...options })
  const body = { ...honest, ...lies(honest) }
  const answer = await api.client.placeOrder({ headers: { 'idempotency-key': 'some-key' }, body })
  if (answer.ok) return []
  expect(answer.problem).toMatchObject({ status: 422, code: 'order-refused' })
  expect(await api.ports.database.selectFrom('orders').select('id').execute()).toEqual([])
  expect(await api.ports.database.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
  return answer.problem.errors ?? []
}

const codes = (errors: readonly { code: string }[]) => errors.map(({ code }) => code)
const first = <Item>(items: readonly Item[] | undefined): Item => {
  const [item] = items ?? []
  if (item === undefined) throw new Error('There is none')
  return item
}

test('a tampered price is refused, and the entry says what it is', async () => {
  await shop()
  const errors = await errorsOf(({ items }) => ({ items: [{ ...first(items), price: 1 }] }))
  expect(errors).toEqual([
    {
      code: 'price-changed',
      message: 'Milanesa ahora cuesta $ 1.000.',
      item: 0,
      path: 'items.0.price',
      expected: 1000,
      claimed: 1,
    },
  ])
})

test('a tampered price with a total that fits it is refused, once for the item and once for the order', async () => {
  await shop()
  const errors = await errorsOf(({ items }) => ({
    items: [{ ...first(items), price: 1, originalPrice: 1, priceWithoutModifiers: 1 }],
    price: 1,
    total: 1,
    paysWith: 1000,
  }))
  expect(codes(errors)).toEqual(['price-changed', 'total-changed', 'total-changed'])
})

test('a tampered price of a garnish is refused', async () => {
  await shop()
  plate = await api.given.plate(contact, { groups: [{ garnishes: [{ name: 'Papas', price: 50_000 }] }] })
  const garnishes = [plate.groups[0]?.garnishes[0]?.id ?? '']
  const errors = await errorsOf(
    ({ items }) => {
      const item = first(items)
      const group = first(item.extras)
      const groupItems = [{ ...first(group.groupItems), price: 0 }]
      return { items: [{ ...item, extras: [{ ...group, groupItems }] }] }
    },
    { items: [{ plate, garnishes }] },
  )
  expect(errors).toMatchObject([
    { code: 'price-changed', path: 'items.0.extras.0.groupItems.0.price', expected: 500, claimed: 0 },
  ])
})

/** spec('decisions the-server-is-the-authority.1') */
test('a tampered total is refused, also by a hundredth, and also with more decimals than there are', async () => {
  await shop()
  for (const path of ['price', 'total'] as const) {
    for (const claimed of [0, 999.99, 1000.001]) {
      const errors = await errorsOf(() => ({ [path]: claimed }))
      expect(errors).toMatchObject([{ code: 'total-changed', path, expected: 1000, claimed }])
    }
  }
  expect(codes(await errorsOf(() => ({ paymentInfo: { status: 'PENDING', amount: 1 } })))).toEqual([
    'total-changed',
  ])
})

/** spec('000 §9.21') */
test('the price is the subtotal plus the delivery fee, and the amount of the payment is rounded', async () => {
  await shop({ orderModes: ['DELIVERY'], mode: { fee_card: 50_000, fee_cash: 60_000, user_fee: 10_050 } })
  const wanted = { items: [{ plate }], mode: 'DELIVERY' as const }
  const honest = await api.given.orderBody(contact, wanted)
  expect(honest).toMatchObject({ price: 1600, total: 1700.5 })
  const message = 'El total cambió: ahora es $ 1.700,50.'
  const paid = (amount: number) => ({ paymentInfo: { status: 'PENDING' as const, amount } })
  expect(await errorsOf(() => ({ price: 1700.5, ...paid(1700.5) }), wanted)).toMatchObject([
    { path: 'price', expected: 1600, claimed: 1700.5, message },
    { path: 'paymentInfo.amount', expected: 1701, claimed: 1700.5, message },
  ])
  const { total, ...documented } = { ...honest, ...paid(1701) }
  const placed = await api.client.placeOrder({
    headers: { 'idempotency-key': 'key-of-price' },
    body: documented,
  })
  expect(placed).toMatchObject({ ok: true })
  const row = await api.ports.database.selectFrom('orders').select('total').executeTakeFirstOrThrow()
  expect(row.total).toBe(Number(total) * 100)
})

test('a discount of a line that is invented, left out or larger is refused', async () => {
  await shop()
  const discounted = await api.given.plate(contact, { name: 'Flan' })
  await api.given.menuDiscount(contact, { type: 'PERCENT', percentage: 10, plates: [discounted] })
  const items = [{ plate: discounted, quantity: 2 }]
  const honest = first((await api.given.orderBody(contact, { items })).items).discount

  const invented = await errorsOf(({ items: sent }) => ({ items: [{ ...first(sent), discount: honest }] }))
  const without = await errorsOf(({ items: sent }) => ({ items: [{ ...first(sent), discount: null }] }), {
    items,
  })
  const larger = await errorsOf(
    ({ items: sent }) => ({ items: [{ ...first(sent), discount: honest && { ...honest, amount: 900 } }] }),
    { items },
  )

  expect(codes(invented)).toContain('discounts-changed')
  expect(without).toMatchObject([
    { code: 'discounts-changed', item: 0, path: 'items.0.discount', expected: 200, claimed: 0 },
  ])
  expect(larger).toMatchObject([{ code: 'discounts-changed', item: 0, expected: 200, claimed: 900 }])
})

/** spec('000 §3.23') spec('000 §3.24') */
test('general discounts and surcharges are compared as a set, each with its amount', async () => {
  await shop({ orderModes: ['TAKE_AWAY'] })
  const discountId = await api.given.generalDiscount(contact, { type: 'PERCENT', percentage: 10 })
  await api.given.generalSurcharge(contact, { type: 'FIXED', amount: 5_000 })

  expect(await errorsOf(() => ({ discounts: [], surcharges: [] }))).toMatchObject([
    { code: 'discounts-changed', path: 'discounts', expected: 100, claimed: 0 },
    { code: 'surcharges-changed', path: 'surcharges', expected: 50, claimed: 0 },
  ])
  const doubled = await errorsOf(({ discounts }) => ({
    discounts: [...(discounts ?? []), ...(discounts ?? [])],
  }))
  expect(doubled).toMatchObject([{ code: 'discounts-changed', expected: 100, claimed: 200 }])
  const coupon = { name: 'Cupón', type: 'PERCENT', value: 50, amount: 500, code: 'GRATIS' }
  const invented = await errorsOf(({ discounts }) => ({ discounts: [...(discounts ?? []), coupon] }))
  expect(invented).toMatchObject([{ code: 'discount-code-gone', path: 'discounts.1' }])
  const relabelled = await errorsOf(() => ({
    discounts: [
      { name: 'Recargo', type: 'PERCENT', value: 10, amount: 100.5, discountReferenceId: discountId },
    ],
  }))
  expect(relabelled).toMatchObject([{ code: 'discounts-changed', expected: 100, claimed: 100.5 }])
})

test('a tampered service fee, delivery fee and points are refused, all in one list', async () => {
  await shop({ mode: { fee_card: 50_000, fee_cash: 60_000, user_fee: 10_000 } })
  const errors = await errorsOf(
    () => ({ userServiceFee: 0, deliveryFee: 0, loyaltyInfo: { redeemedPoints: 300 }, total: 1000 }),
    { mode: 'DELIVERY' },
  )
  expect(errors).toMatchObject([
    { code: 'service-fee-changed', path: 'userServiceFee', expected: 100, claimed: 0 },
    { code: 'delivery-fee-changed', path: 'deliveryFee', expected: 600, claimed: 0 },
    { code: 'loyalty-changed', path: 'loyaltyInfo.redeemedPoints', expected: 0, claimed: 300 },
    { code: 'total-changed', expected: 1700, claimed: 1000 },
  ])
})

/** spec('000 §9.23') */
test('the fee of the other way to pay is refused', async () => {
  await shop({ mode: { fee_card: 50_000, fee_cash: 60_000 } })
  const paymentType = contact.payments.other
  const errors = await errorsOf(() => ({ paymentType, paysWith: null }), { mode: 'DELIVERY' })
  expect(codes(errors)).toEqual(['delivery-fee-changed', 'total-changed', 'total-changed'])
})

/** spec('000 §5.2') spec('000 §7.24') spec('decisions wire-conventions.4') */
test('the rules of the checkout are the same list as in the browser, and all that apply are told', async () => {
  await shop({ contact: { mandatory_email: true, between_streets_required: true } })
  const errors = await errorsOf(
    () => ({
      phone: '123',
      customerName: ' ',
      document: '1.2',
      paysWith: 10,
      destination: { street: ' ', number: '' },
    }),
    { mode: 'DELIVERY' },
  )
  expect(errors.map(({ code, path }) => [code, path])).toEqual([
    ['name-required', 'customerName'],
    ['phone-invalid', 'phone'],
    ['email-required', 'customerEmail'],
    ['document-invalid', 'document'],
    ['cash-amount-too-low', 'paysWith'],
    ['address-required', 'destination'],
    ['between-streets-required', 'destination.betweenStreets'],
  ])
  expect(codes(await errorsOf(() => ({ phone: '', customerEmail: 'no' })))).toEqual([
    'phone-required',
    'email-invalid',
  ])
  expect(codes(await errorsOf(() => ({ paysWith: null, customerEmail: 'a@b.co' })))).toEqual([
    'cash-amount-required',
  ])
  expect(
    codes(await errorsOf(() => ({ tableUid: '', customerEmail: 'a@b.co' }), { mode: 'IN_DINING' })),
  ).toEqual(['table-required'])
})

/** spec('000 §4.31') spec('000 §5.10') */
test('below the minimum, and in cash where no rider takes it', async () => {
  await shop({ mode: { minimum_order_price: 200_000, fee_cash: null } })
  const errors = await errorsOf(() => ({}), { mode: 'DELIVERY' })
  expect(errors).toMatchObject([
    { code: 'below-minimum', message: 'El precio del pedido debe ser mayor a $ 2.000' },
    { code: 'no-cash-delivery' },
  ])
})

/** spec('decisions enumerations.3') */
test('a way to pay that is not offered, or that is paid online, places no order yet', async () => {
  await shop()
  const elsewhere = await api.given.branchContact()
  for (const paymentType of [contact.payments.card, elsewhere.payments.cash]) {
    const errors = await errorsOf(() => ({ paymentType, paysWith: null }))
    expect(errors).toMatchObject([{ code: 'payment-type-unavailable', path: 'paymentType' }])
  }
})

/** spec('000 §2.84') spec('000 §6.3') */
test.each([
  ['branch-contact-blocked', { contact: { blocked: true } }],
  ['ordering-disabled', { contact: { order_enabled: false } }],
  ['ordering-disabled', { mode: { order_enabled: false } }],
  ['closed', { hours: null }],
  ['closed', { hours: { start: 13 * 60, duration: 60 }, mode: { order_type: 'ON_DEMAND' } }],
] as const)('an order is refused as %s', async (code, options) => {
  await shop(options)
  expect(codes(await errorsOf(() => ({})))).toContain(code)
})

test('a mode that is not there, not active, of another contact or of another type is unavailable', async () => {
  await shop({ orderModes: ['TAKE_AWAY', 'DELIVERY'] })
  const other = await api.given.branchContact({ sameBranchAs: contact })
  for (const lie of [
    { orderModeId: other.modes.TAKE_AWAY ?? '' },
    { orderModeId: contact.id },
    { type: 'DELIVERY' },
  ] as const) {
    expect(codes(await errorsOf(() => lie))).toEqual(['order-mode-unavailable'])
  }
  const honest = await api.given.orderBody(contact, { items: [{ plate }] })
  await api.given.change(contact, (db) => db.updateTable('order_modes').set({ active: false }).execute())
  const answer = await api.client.placeOrder({ headers: { 'idempotency-key': 'some-key' }, body: honest })
  expect(answer).toMatchObject({ problem: { errors: [{ code: 'order-mode-unavailable' }] } })
})

test('plates, sizes and garnishes that are not on the menu, or not of that plate', async () => {
  await shop()
  const stranger = await api.given.plate(await api.given.branchContact())
  const sized = await api.given.plate(contact, {
    sizes: [
      { name: 'Chica', price: 1 },
      { name: 'Grande', price: 2 },
    ],
  })
  const choosy = await api.given.plate(contact, {
    groups: [{ mandatory: true, garnishes: [{ name: 'Papas' }] }],
  })
  const errors = await errorsOf(({ items: sent }) => ({
    items: [
      { ...first(sent), referenceId: stranger.id },
      { ...first(sent), sizeId: sized.sizes[0]?.id },
      { ...first(sent), referenceId: sized.id },
      { ...first(sent), referenceId: choosy.id },
    ],
  }))
  expect(errors.map(({ code, item }) => [code, item])).toEqual([
    ['plate-missing', 0],
    ['size-missing', 1],
    ['size-required', 2],
    ['garnish-amount', 3],
  ])
})

/** spec('000 §5.35') spec('000 §5.38') */
test('more of a plate than allowed over all lines, and notes that are too long', async () => {
  await shop()
  plate = await api.given.plate(contact, { max_quantity: 3 })
  const items = [
    { plate, quantity: 2 },
    { plate, quantity: 2, notes: 'sin sal' },
  ]
  expect(await errorsOf(() => ({}), { items })).toMatchObject([
    { code: 'max-quantity', item: 0, message: 'Has alcanzado el máximo de unidades (3) para este producto' },
  ])
  const long = 'a'.repeat(251)
  const errors = await errorsOf(({ items: sent }) => ({
    items: [{ ...first(sent), notes: long }],
    notes: long,
  }))
  expect(codes(errors)).toEqual(['notes-too-long', 'order-notes-too-long'])
})

/** spec('000 §6.5') */
test('scheduling: a slot of the schedule places, anything else is refused', async () => {
  await shop({ hours: { start: 13 * 60, duration: 120 } })
  expect(codes(await errorsOf(() => ({})))).toEqual(['closed', 'schedule-required'])
  const at = async (scheduledAt: string) => codes(await errorsOf(() => ({ scheduled: true, scheduledAt })))
  expect(await at('2026-11-20T16:00:10.000Z')).toEqual(['slot-unavailable'])
  expect(await at('2026-11-20T15:00:00.000Z')).toEqual(['slot-unavailable'])
  expect(await at('2026-11-20T20:00:00.000Z')).toEqual(['slot-unavailable'])
  expect(await at('2031-01-01T16:00:00.000Z')).toEqual(['slot-unavailable'])
  expect(await errorsOf(() => ({ scheduled: true }))).toContainEqual(
    expect.objectContaining({ code: 'slot-unavailable', path: 'scheduledAt' }),
  )
  expect(await at('2026-11-20T16:30:00.000Z')).toEqual([])
  const row = await api.ports.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ scheduled: true, scheduled_day: '2026-11-20', scheduled_minute: 13 * 60 + 30 })
})

test('a mode that only sells now takes no slot', async () => {
  await shop({ mode: { order_type: 'ON_DEMAND' } })
  const lies = { scheduled: true, scheduledAt: '2026-11-20T16:30:00.000Z' }
  expect(await errorsOf(() => lies)).toMatchObject([{ code: 'scheduling-unavailable', path: 'scheduled' }])
})
