import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({
    branch: { country_id: 'cl' },
    contact: { time_zone: 'America/Santiago', order_channel: 'MESSAGE', whatsapp_phone: '+56961234567' },
    orderModes: ['TAKE_AWAY'],
  })
})

type Wish = { readonly total: number; readonly by: 'cash' | 'other'; readonly paysWith?: number }

async function place({ total, by, paysWith }: Wish) {
  const plate = await api.given.plate(contact, { price: total })
  const body = { paymentType: contact.payments[by], phone: '9 6123 4567', paysWith: paysWith ?? null }
  const order = await api.given.orderBody(contact, { items: [{ plate }], body })
  return api.client.placeOrder({ headers: { 'idempotency-key': `key-of-${total}-${paysWith}` }, body: order })
}

test.each([
  [{ total: 11_625, by: 'cash', paysWith: 11_620 }, 11_620],
  [{ total: 11_626, by: 'cash', paysWith: 12_000 }, 11_630],
  [{ total: 11_624, by: 'other' }, null],
] as const)('an order of %o is handed over as %s, and its total stays exact', async (wish, cashTotal) => {
  const { code, id } = dataOf(await place(wish))
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))

  const followUp = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  const seen = dataOf(await staff.getConsoleOrder({ params: { id } }))

  for (const order of [followUp, seen]) expect(order).toMatchObject({ total: wish.total, cashTotal })
  const told = { 11_620: '*En efectivo: $ 11.620*', 11_630: '*En efectivo: $ 11.630*' }
  if (cashTotal === null) expect(followUp.orderText).not.toContain('En efectivo')
  else expect(followUp.orderText).toContain(told[cashTotal])
})

/** spec('000 §5.9') */
test('less cash than is handed over is too little, and more than that is change', async () => {
  for (const [total, paysWith] of [
    [11_625, 11_619],
    [11_626, 11_629],
  ] as const) {
    expect(await place({ total, by: 'cash', paysWith })).toMatchObject({
      ok: false,
      problem: { errors: [{ code: 'cash-amount-too-low' }] },
    })
  }
  expect(await place({ total: 11_625, by: 'cash', paysWith: 11_624 })).toMatchObject({ ok: true })
})

test('a day counts what was sold to the peso, and what the till holds as it was handed over', async () => {
  dataOf(await place({ total: 11_625, by: 'cash', paysWith: 11_620 }))
  dataOf(await place({ total: 11_626, by: 'cash', paysWith: 12_000 }))
  dataOf(await place({ total: 11_628, by: 'cash', paysWith: 12_000 }))
  dataOf(await place({ total: 11_624, by: 'other' }))
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))

  const { sold, payments } = dataOf(await manager.getSalesDay({ params: { id: contact.id }, query: {} }))

  expect(sold).toEqual({ orders: 4, amount: 46_503 })
  expect(payments).toMatchObject([
    { method: 'CASH', orders: 3, amount: 34_879, collected: 34_880 },
    { method: 'OTHER', orders: 1, amount: 11_624, collected: 11_624 },
  ])
})
