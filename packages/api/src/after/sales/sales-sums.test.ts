import { sql } from 'kysely'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { minorOf } from '@mostrador/contract/money/minor-of'
import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type Wanted = {
  readonly mode: (typeof ORDER_MODE_TYPES)[number]
  readonly items: readonly { readonly plate: number; readonly quantity: number }[]
  readonly payment: 'cash' | 'other'
  /** Share of the price that points paid, in percent. */
  readonly points: number
  readonly minutesLater: number
}

/** Every mode and way to pay, every plate, some points, and hours between: no part is empty. */
const ofEverything = ORDER_MODE_TYPES.map((mode, at): Wanted => ({
  mode,
  items: [0, 1, 2, 3].map((item) => ({ plate: (at * 4 + item) % 13, quantity: 2 })),
  payment: at % 2 === 0 ? 'cash' : 'other',
  points: at === 0 ? 33 : 0,
  minutesLater: 60,
}))

const anyOrder: fc.Arbitrary<Wanted> = fc.record({
  mode: fc.constantFrom(...ORDER_MODE_TYPES),
  items: fc.array(fc.record({ plate: fc.nat(12), quantity: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  payment: fc.constantFrom('cash' as const, 'other' as const),
  points: fc.constantFrom(0, 0, 33, 100),
  minutesLater: fc.integer({ min: 1, max: 45 }),
})

/** A shop with everything that changes a total: fees, surcharges, discounts of each kind, gifts. */
async function givenShop(api: TestApi): Promise<{ contact: GivenContact; plates: GivenPlate[] }> {
  const contact = await api.given.branchContact({
    mode: { user_fee: 111, percentage_user_fee: 2.5, fee_cash: 9_007, fee_card: 9_007 },
  })
  const plates: GivenPlate[] = []
  for (let at = 0; at <= 12; at += 1)
    plates.push(await api.given.plate(contact, { name: `Plato ${at}`, price: at * 3_333 }))
  await api.given.menuDiscount(contact, { type: 'MULTIPLE', buy: 2, pay: 1, plates: plates.slice(3, 6) })
  await api.given.menuDiscount(contact, { type: 'PERCENT', percentage: 15, plates: plates.slice(6, 8) })
  await api.given.generalDiscount(contact, { type: 'PERCENT', percentage: 7 })
  await api.given.generalSurcharge(contact, { type: 'PERCENT', percentage: 3 })
  return { contact, plates }
}

const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((all, { amount }) => all + minorOf(amount, 2), 0)
const count = (parts: readonly { orders: number }[]): number =>
  parts.reduce((all, { orders }) => all + orders, 0)

function itAddsUp(day: SalesDay): void {
  const whole = minorOf(day.sold.amount, 2)
  for (const parts of [day.payments, day.modes, day.hours]) {
    expect(sum(parts)).toBe(whole)
    expect(count(parts)).toBe(day.sold.orders)
  }
  const { items, surcharges, discounts, loyalty, serviceFee, deliveryFee } = day.made
  const minor = (major: number): number => minorOf(major, 2)
  expect(
    minor(items) +
      minor(surcharges) -
      minor(discounts) -
      minor(loyalty) +
      minor(serviceFee) +
      minor(deliveryFee),
  ).toBe(whole)
  expect(sum([...day.plates, day.otherPlates]) - minor(day.menuDiscounts)).toBe(minor(items))
}

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

/** spec('decisions beyond-the-documents.33') */
test('by way to pay, mode, hour and plate it is always the same sum, to the cent', async () => {
  const { contact, plates } = await givenShop(api)
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const wanted = [...ofEverything, ...fc.sample(anyOrder, { numRuns: 11 })]
  let units = 0
  for (const { mode, items, payment, points, minutesLater } of wanted) {
    api.clock.now = new Date(api.clock.now.getTime() + minutesLater * 60_000)
    const order = await api.given.order(contact, {
      mode,
      client: api.browser(),
      items: items.map(({ plate, quantity }) => ({ plate: plates[plate] as GivenPlate, quantity })),
      body: { paymentType: contact.payments[payment] },
    })
    units += items.reduce((all, { quantity }) => all + quantity, 0)
    await sql`update orders set loyalty = total * ${points} / 100, total = total - total * ${points} / 100,
      pays_with = null where id = ${order.id}`.execute(api.ports.database)
  }
  const day = dataOf(await manager.getSalesDay({ params: { id: contact.id }, query: { day: '2026-11-20' } }))
  expect(day.sold.orders).toBe(wanted.length)
  itAddsUp(day)
  // None of the parts is empty: what is never there would always add up.
  expect(Math.min(...Object.values(day.made), day.menuDiscounts, day.otherPlates.amount)).toBeGreaterThan(0)
  expect([day.payments.length, day.modes.length, day.plates.length]).toEqual([2, 4, 10])
  expect(day.hours.length).toBeGreaterThan(3)
  const quantities = day.plates.map(({ quantity }) => quantity)
  expect(quantities).toEqual(quantities.toSorted((a, b) => b - a))
  expect(quantities.reduce((all, one) => all + one, day.otherPlates.quantity)).toBe(units)
})
