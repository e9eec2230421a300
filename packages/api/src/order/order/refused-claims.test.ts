import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContactOptions, GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import type { OrderOptions } from '../../testing/order-body.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

// Where in an order the server says that a claim does not hold, and what it holds instead.

let api: TestApi
let contact: GivenContact
let plate: GivenPlate

beforeEach(async () => {
  api = await startTestApi()
})

async function shop(options: ContactOptions = {}): Promise<void> {
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], ...options })
  plate = await api.given.plate(contact, { price: 100_000 })
}

type Lies = (honest: OrderRequestBody) => Partial<OrderRequestBody>
type Item = OrderRequestBody['items'][number]

/** Returns the errors of an honest body with these lies; none when the order is placed. */
async function errorsOf(lies: Lies, options: Partial<OrderOptions> = {}) {
  const honest = await api.given.orderBody(contact, { items: [{ plate }], ...options })
  const answer = await api.browser().placeOrder({
    headers: { 'idempotency-key': 'the only order of this test' },
    body: { ...honest, ...lies(honest) },
  })
  return answer.ok ? [] : (answer.problem.errors ?? [])
}

/** The items of an honest body, the last one of them changed. */
const withLast =
  (change: (item: Item) => Item): Lies =>
  ({ items }) => ({ items: items.map((item, at) => (at === items.length - 1 ? change(item) : item)) })

describe('of an item', () => {
  test.each(['price', 'originalPrice', 'priceWithoutModifiers'] as const)(
    'its %s is compared with the menu',
    async (field) => {
      await shop()
      const items = [{ plate }, { plate, notes: 'sin sal' }]
      expect(
        await errorsOf(
          withLast((item) => ({ ...item, [field]: 1 })),
          { items },
        ),
      ).toEqual([
        {
          code: 'price-changed',
          message: 'Milanesa ahora cuesta $ 1.000.',
          item: 1,
          path: `items.1.${field}`,
          expected: 1000,
          claimed: 1,
        },
      ])
    },
  )

  test('the prices that are not sent are not missed', async () => {
    await shop()
    const bare = ({ originalPrice: _, priceWithoutModifiers: __, ...item }: Item) => item
    expect(await errorsOf(withLast(bare))).toEqual([])
  })

  test('that the menu does not have, its own name is told, and its place', async () => {
    await shop()
    const stranger = (item: Item): Item => ({ ...item, referenceId: nextTestId(), name: 'Locro' })
    const items = [{ plate }, { plate, notes: 'sin sal' }]
    expect(await errorsOf(withLast(stranger), { items })).toMatchObject([
      { code: 'plate-missing', item: 1, path: 'items.1', message: 'Locro ya no está en el menú.' },
    ])
  })

  test('that the menu has, the menu’s name is told', async () => {
    await shop()
    const sized = (item: Item): Item => ({ ...item, sizeId: nextTestId(), name: 'Locro' })
    expect(await errorsOf(withLast(sized))).toMatchObject([
      { code: 'size-missing', message: 'Milanesa ya no se ofrece en la opción elegida.' },
    ])
  })

  test('its discount is the very one of the menu, and of its kind', async () => {
    await shop()
    await api.given.menuDiscount(contact, { type: 'PERCENT', percentage: 10, plates: [plate] })
    const refusal = [{ code: 'discounts-changed', item: 0, path: 'items.0.discount' }]
    const other = (lie: object) =>
      errorsOf(withLast((item) => ({ ...item, discount: item.discount && { ...item.discount, ...lie } })))
    expect(await other({ discountReferenceId: nextTestId() })).toMatchObject(refusal)
    expect(await other({ type: 'FIXED' })).toMatchObject(refusal)
    expect(await other({})).toEqual([])
  })

  test('as many units are refused as cannot be counted to the cent, and no fewer', async () => {
    await shop()
    const priced = (price: number) =>
      api.given.change(contact, (db) => db.updateTable('plates').set({ price }).execute())
    const one = { quantity: 3, price: 1, originalPrice: 1, priceWithoutModifiers: 1 }
    const errors = async () => {
      const told = await errorsOf((honest) => ({
        ...withLast((item) => ({ ...item, ...one }))(honest),
        price: 1,
        total: 1,
        paysWith: 1,
      }))
      return told.map(({ code, path }) => `${code} ${path}`)
    }
    await priced(333_333_333_333_333)
    expect(await errors()).not.toContain('quantity-invalid items')
    await priced(333_333_333_333_334)
    expect(await errors()).toContain('quantity-invalid items')
  })
})

describe('of the rows', () => {
  test('each discount and surcharge is named once, by its own name', async () => {
    await shop()
    const dearer = await api.given.plate(contact, { price: 300_000 })
    await api.given.menuDiscount(contact, {
      name: 'Pastas',
      type: 'PERCENT',
      percentage: 10,
      plates: [plate, dearer],
    })
    await api.given.generalDiscount(contact, { name: 'Verano', type: 'FIXED', amount: 20_000 })
    await api.given.generalSurcharge(contact, { name: 'Envase', type: 'FIXED', amount: 5_000 })
    const errors = await errorsOf(
      ({ items, discounts = [] }) => ({
        items: items.map((item) => ({ ...item, discount: null })),
        discounts: discounts.map((one) => ({ ...one, amount: 1 })),
        surcharges: [],
      }),
      { items: [{ plate }, { plate: dearer }] },
    )
    const named = errors.filter(({ code }) => /^(discounts|surcharges)-changed$/.test(code))
    expect(named).toHaveLength(4)
    expect([...new Set(named.map(({ message }) => message))]).toEqual([
      'El descuento “Pastas” cambió.',
      'El descuento “Verano” cambió: ahora es $ 200.',
      'El recargo “Envase” cambió: ahora es $ 50.',
    ])
  })

  test('a row of nothing that the shop does not have is refused', async () => {
    await shop()
    const row = { name: 'Nada', type: 'FIXED', value: 0, amount: 0 }
    const discounts = [{ ...row, discountReferenceId: nextTestId() }]
    expect(await errorsOf(() => ({ discounts }))).toMatchObject([
      { code: 'discounts-changed', path: 'discounts.0', expected: 0, claimed: 0 },
    ])
    const surcharges = [{ ...row, surchargeReferenceId: nextTestId() }]
    expect(await errorsOf(() => ({ surcharges }))).toMatchObject([
      { code: 'surcharges-changed', path: 'surcharges.0', expected: 0, claimed: 0 },
    ])
  })

  test('each is told at its own place', async () => {
    await shop()
    for (const name of ['Verano', 'Otoño'])
      await api.given.generalDiscount(contact, { name, type: 'FIXED', amount: 1_000 })
    for (const name of ['Envase', 'Cubierto'])
      await api.given.generalSurcharge(contact, { name, type: 'FIXED', amount: 2_000 })
    const last = <Row extends { amount: number }>(rows: readonly Row[] = []): Row[] =>
      rows.map((row, at) => (at === 1 ? { ...row, amount: 1 } : row))
    expect(
      await errorsOf(({ discounts, surcharges }) => ({
        discounts: last(discounts),
        surcharges: last(surcharges),
      })),
    ).toMatchObject([
      { code: 'discounts-changed', path: 'discounts.1', expected: 10, claimed: 1 },
      { code: 'surcharges-changed', path: 'surcharges.1', expected: 20, claimed: 1 },
    ])
  })
})

describe('of the rest', () => {
  test('a mode that there is none of is told at its place', async () => {
    await shop()
    expect(await errorsOf(() => ({ orderModeId: nextTestId() }))).toEqual([
      {
        code: 'order-mode-unavailable',
        message: 'Esta modalidad ya no está disponible en el local.',
        path: 'orderModeId',
      },
    ])
  })

  test('a way to pay that there is none of is told, also where the delivery would cost by it', async () => {
    await shop({ orderModes: ['DELIVERY'] })
    expect(
      await errorsOf(() => ({ paymentType: nextTestId(), paysWith: null }), { mode: 'DELIVERY' }),
    ).toMatchObject([{ code: 'payment-type-unavailable', path: 'paymentType' }])
  })

  test('cash of a fraction of the smallest coin is no amount', async () => {
    await shop()
    expect(await errorsOf(() => ({ paysWith: 2000.001 }))).toMatchObject([
      { code: 'cash-amount-invalid', path: 'paysWith' },
    ])
  })

  test('more cash than a diner hands over is refused', async () => {
    await shop()
    expect(await errorsOf(() => ({ paysWith: 999_999_999 }))).toMatchObject([
      { code: 'cash-amount-invalid', path: 'paysWith' },
    ])
  })

  test('at a table the table is asked for, also when none is sent', async () => {
    await shop({ orderModes: ['IN_DINING'] })
    expect(await errorsOf(() => ({ tableUid: null }), { mode: 'IN_DINING' })).toMatchObject([
      { code: 'table-required', path: 'tableUid' },
    ])
  })

  test('a minimum is told to the cent by which it is judged', async () => {
    await shop({ orderModes: ['DELIVERY'], mode: { minimum_order_price: 200_040 } })
    expect(await errorsOf(() => ({}), { mode: 'DELIVERY' })).toMatchObject([
      { code: 'below-minimum', message: 'El precio del pedido debe ser mayor a $ 2.000,40' },
    ])
  })

  test('a line that cannot be had does not count as nothing for the minimum', async () => {
    await shop({ orderModes: ['DELIVERY'], mode: { minimum_order_price: 200_000 } })
    const gone = '0197f000-0000-7000-8000-00000000dead'
    const wanted = { mode: 'DELIVERY' as const, items: [{ plate }, { plate, quantity: 2, notes: 'Sin sal' }] }
    const errors = await errorsOf(
      ({ items }) => ({ items: items.map((item, at) => (at === 1 ? { ...item, referenceId: gone } : item)) }),
      wanted,
    )
    expect(errors.map(({ code }) => code)).toEqual(['plate-missing'])
  })

  test('a mode that is only scheduled is not closed between its hours, but asks for one', async () => {
    await shop({ hours: { start: 13 * 60, duration: 60 }, mode: { order_type: 'SCHEDULED' } })
    expect((await errorsOf(() => ({}))).map(({ code }) => code)).toEqual(['schedule-required'])
  })

  test('of two plates that others bought, the one of which too little is left is told', async () => {
    await shop()
    const flan = await api.given.plate(contact, { name: 'Flan', price: 50_000 })
    await api.given.stock(contact, plate, 1)
    await api.given.stock(contact, flan, 1)
    const items = [{ plate }, { plate: flan, quantity: 2 }]
    expect(
      await errorsOf(
        withLast((item) => ({ ...item, name: 'Locro' })),
        { items },
      ),
    ).toEqual([{ code: 'sold-out', message: 'Flan se agotó.', item: 1, path: 'items.1' }])
  })
})
