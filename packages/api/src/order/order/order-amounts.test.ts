import { minorOf } from '@mostrador/contract/money/minor-of'
import { orderTicketRows } from '@mostrador/contract/order/order-ticket-rows'
import { ticketRowLabel } from '@mostrador/copy/ticket'
import { sumOf } from '@mostrador/domain/pricing/sums'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** A shop with a 2x1, a discount, a surcharge and a service fee, whose orders come by message. */
async function givenShop() {
  const contact = await api.given.branchContact({
    orderModes: ['TAKE_AWAY'],
    contact: { order_channel: 'MESSAGE', whatsapp_phone: '+5491144440202' },
    mode: { user_fee: 60_000 },
  })
  const plate = await api.given.plate(contact, { name: 'Muzzarella', price: 590_000 })
  await api.given.menuDiscount(contact, {
    name: '2x1 en muzzarella',
    type: 'MULTIPLE',
    buy: 2,
    pay: 1,
    plates: [plate],
  })
  await api.given.generalDiscount(contact, { name: 'Verano', type: 'FIXED', amount: 20_000 })
  await api.given.generalSurcharge(contact, { name: 'Envase', type: 'FIXED', amount: 10_000 })
  return { contact, plate }
}

/** spec('000 §9.22') spec('000 §3.10') */
test('a 2x1 is counted once by everybody who reads the order: diner, shop and message', async () => {
  const { contact, plate } = await givenShop()
  const { code, id } = await api.given.order(contact, { items: [{ plate, quantity: 2 }] })
  const followUp = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const seen = dataOf(await staff.getConsoleOrder({ params: { id } }))
  for (const order of [followUp, seen]) {
    expect(order).toMatchObject({ itemsPrice: 5900, total: 6400 })
    const rows = orderTicketRows(order, 2)
    expect(rows.map((row) => [ticketRowLabel(row), row.amount])).toEqual([
      ['Subtotal', 1_180_000],
      ['2x1 en muzzarella', -590_000],
      ['Envase', 10_000],
      ['Verano', -20_000],
      ['Tarifa de servicio', 60_000],
    ])
    expect(sumOf(rows)).toBe(minorOf(order.total, 2))
  }
  expect(followUp.orderText).toContain(
    [
      'Subtotal: $ 11.800',
      '2x1 en muzzarella: -$ 5.900',
      'Envase: $ 100',
      'Verano: -$ 200',
      'Tarifa de servicio: $ 600',
      '*Total: $ 6.400*',
    ].join('\n'),
  )
})
