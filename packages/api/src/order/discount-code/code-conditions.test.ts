import type { DiscountCodesTable } from '@mostrador/database/rows'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { Insertable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

// Each kind of code with each condition, met and unmet, by an order that claims what an honest
// storefront computes.

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
/** Of another category. */
let other: GivenPlate
let otherCategory: string

const FREE_FROM = 300_000

beforeEach(async () => {
  api = await startTestApi({ rateLimiter: createRateLimiter() })
  contact = await api.given.branchContact({
    orderModes: ['TAKE_AWAY', 'DELIVERY'],
    mode: { fee_card: 20_000, fee_cash: 20_000, free_delivery_from: FREE_FROM },
  })
  plate = await api.given.plate(contact, { price: 100_000, show_name: 'Choripán' })
  otherCategory = nextTestId()
  await api.given.change(contact, (db) =>
    db
      .insertInto('categories')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        menu_id: contact.menuId,
        id: otherCategory,
        key: 'postres',
        name: 'Postres',
        show_name: 'Postres',
      })
      .execute(),
  )
  other = await api.given.plate(contact, { price: 50_000, show_name: 'Flan', category_id: otherCategory })
})

type Kind = 'PERCENT' | 'FIXED' | 'DELIVERY_FEE'

const KINDS: Readonly<Record<Kind, Partial<Insertable<DiscountCodesTable>>>> = {
  PERCENT: { type: 'PERCENT', percentage: 10 },
  FIXED: { type: 'FIXED', amount: 15_000 },
  DELIVERY_FEE: { type: 'FIXED', amount: 0, delivery_fee: true },
}

const CODE = 'HOLA'

async function givenCode(kind: Kind, fields: Partial<Insertable<DiscountCodesTable>> = {}): Promise<string> {
  const id = nextTestId()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const row = { ...tenant, id, code: CODE, ...KINDS[kind], ...fields } as Insertable<DiscountCodesTable>
  await api.given.change(contact, (db) => db.insertInto('discount_codes').values(row).execute())
  return id
}

/** Discount of the code in pesos, for items of this price. */
const WORTH: Readonly<Record<Kind, (items: number) => number>> = {
  PERCENT: (items) => items / 10,
  FIXED: () => 150,
  DELIVERY_FEE: () => 200,
}

/** `cap`: the most in pesos that is claimed of the code. */
type Cart = { readonly plates: readonly GivenPlate[]; readonly quantity?: number; readonly cap?: number }

async function order(kind: Kind, id: string, { plates, quantity = 1, cap = Infinity }: Cart) {
  const mode: OrderModeType = kind === 'DELIVERY_FEE' ? 'DELIVERY' : 'TAKE_AWAY'
  const body = await api.given.orderBody(contact, {
    mode,
    items: plates.map((one) => ({ plate: one, quantity })),
  })
  const items = body.items.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const amount = Math.min(WORTH[kind](items), cap)
  const total = Number(body.total) - amount
  const isFree = kind === 'DELIVERY_FEE'
  return api.client.placeOrder({
    headers: { 'idempotency-key': 'the only order of this test' },
    body: {
      ...body,
      total,
      paysWith: total,
      discounts: [
        ...(body.discounts ?? []),
        {
          name: `Cupón de Descuento - ${CODE}${isFree ? ' (Envio gratis)' : ''}`,
          type: kind,
          value: kind === 'PERCENT' ? 10 : amount,
          amount,
          discountReferenceId: id,
          code: CODE,
        },
      ],
    },
  })
}

const lacks = (message: string) => ({
  ok: false,
  problem: {
    code: 'order-refused',
    errors: expect.arrayContaining([expect.objectContaining({ code: 'discount-code-gone', message })]),
  },
})

const CONDITIONS = {
  minimum: {
    fields: () => ({ minimum_order_amount: 150_000 }),
    unmet: () => ({ plates: [plate] }),
    met: () => ({ plates: [plate, other] }),
    says: 'Monto mínimo en productos: $ 1.500',
  },
  plate: {
    fields: () => ({ required_plate_id: other.id }),
    unmet: () => ({ plates: [plate] }),
    met: () => ({ plates: [plate, other] }),
    says: 'Descuento válido teniendo Flan en el carrito',
  },
  category: {
    fields: () => ({ required_category_id: otherCategory }),
    unmet: () => ({ plates: [plate] }),
    met: () => ({ plates: [plate, other] }),
    says: 'Descuento válido teniendo un ítem de la categoría Postres en el carrito',
  },
} as const

const table = (['PERCENT', 'FIXED', 'DELIVERY_FEE'] as const).flatMap((kind) =>
  (['minimum', 'plate', 'category'] as const).map((condition) => [kind, condition] as const),
)

test.each(table)(
  'a code of %s with its %s unmet refuses the order, and met it takes off',
  async (kind, name) => {
    const { fields, unmet, met, says } = CONDITIONS[name]
    const id = await givenCode(kind, fields())
    expect(await order(kind, id, unmet())).toMatchObject(lacks(says))
    expect(await api.ports.database.selectFrom('orders').select('id').execute()).toEqual([])
    expect(await order(kind, id, met())).toMatchObject({ ok: true })
  },
)

/** spec('000 §5.23') spec('000 §5.24') */
test('a free delivery is refused where delivery is free already, and taken off one unit below', async () => {
  const id = await givenCode('DELIVERY_FEE')
  expect(await order('DELIVERY_FEE', id, { plates: [plate], quantity: 3 })).toMatchObject(
    lacks('Ya tiene envío gratis'),
  )
  expect(await order('DELIVERY_FEE', id, { plates: [plate], quantity: 2 })).toMatchObject({ ok: true })
})

/** spec('000 §3.22') spec('000 §5.22') */
test('a free delivery is refused by an order that nobody delivers, with its reason', async () => {
  const id = await givenCode('DELIVERY_FEE')
  const body = await api.given.orderBody(contact, { mode: 'TAKE_AWAY', items: [{ plate }] })
  const row = { name: 'Cupón de Descuento - HOLA (Envio gratis)', type: 'DELIVERY_FEE', value: 0, amount: 0 }
  for (const discounts of [[], [{ ...row, discountReferenceId: id, code: CODE }]]) {
    const headers = { 'idempotency-key': `with ${discounts.length} codes` }
    const placed = await api.client.placeOrder({ headers, body: { ...body, discounts } })
    expect(placed).toMatchObject(
      discounts.length === 0 ? { ok: true } : lacks('Descuento válido en pedidos con envío'),
    )
  }
})

test.each(['PERCENT', 'FIXED', 'DELIVERY_FEE'] as const)(
  'a code of %s stops at its cap, and an order that claims more is refused',
  async (kind) => {
    const id = await givenCode(kind, { maximum_discount_amount: 5_000 })
    expect(await order(kind, id, { plates: [plate] })).toMatchObject({
      ok: false,
      problem: { errors: expect.arrayContaining([expect.objectContaining({ code: 'discounts-changed' })]) },
    })
    expect(await order(kind, id, { plates: [plate], cap: 50 })).toMatchObject({ ok: true })
  },
)

/** spec('000 §5.25') */
test('codes are guessed a handful of times from one phone and from one place, and then nobody looks', async () => {
  await givenCode('FIXED')
  const guess = (code: string, phone: string, ip: string) =>
    api.client.validateDiscountCode(
      {
        body: {
          code,
          paymentId: contact.payments.cash,
          phone,
          orderDate: api.clock.now.toISOString(),
          branchId: contact.branchId,
        },
      },
      { headers: { 'x-caller-ip': ip } },
    )
  const codes: string[] = []
  for (let number = 0; number < 1000; number += 1) {
    // One phone from many places.
    const answer = await guess(`A${number}`, '11 2345-6789', `198.51.100.${number % 250}`)
    codes.push(answer.ok ? 'found' : answer.problem.code)
  }
  expect(codes.filter((code) => code === 'discount-code-not-found')).toHaveLength(30)
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(970)
  expect(await guess(CODE, '11 2345-6789', '198.51.100.7')).toMatchObject({
    ok: false,
    problem: { code: 'too-many-requests' },
  })
  // Another diner is not held up by it.
  expect(await guess(CODE, '11 2345-0000', '198.51.100.7')).toMatchObject({ ok: true })
})
