import { expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'
import { statementsOf } from '../testing/test-database.ts'

const key = (text: string) => ({ 'idempotency-key': `key-of-${text}` })

test('an order is saved whole, numbered by day, and told to the board', async () => {
  const { client, given, ports, published } = await startTestApi()
  const contact = await given.branchContact({ mode: { user_fee: 5_000, percentage_user_fee: 2.5 } })
  const plate = await given.plate(contact, {
    sizes: [
      { name: 'Chica', price: 80_000 },
      { name: 'Grande', price: 120_050 },
    ],
    groups: [{ mandatory: true, max_garnish_amount: 1, garnishes: [{ name: 'Papas', price: 10_000 }] }],
  })
  const items = [
    {
      plate,
      quantity: 2,
      notes: ' sin sal ',
      sizeId: plate.sizes[1]?.id ?? '',
      garnishes: [plate.groups[0]?.garnishes[0]?.id ?? ''],
    },
  ]
  const body = await given.orderBody(contact, { items })

  const placed = await client.placeOrder({ headers: key('first'), body })
  const second = await client.placeOrder({ headers: key('second'), body })

  expect(placed).toMatchObject({ ok: true, data: { number: 1 } })
  expect(second).toMatchObject({ ok: true, data: { number: 2 } })
  const order = await ports.database
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({
    code: placed.ok && placed.data.code,
    status: 'GENERATED',
    confirmed: true,
    items_price: 260_100,
    user_service_fee: 5_000 + 6_503,
    total: 271_603,
    local_day: '2026-11-20',
    phone_key: '541123456789',
    payment_method: 'CASH',
  })
  const line = await ports.database.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow()
  expect(line).toMatchObject({ quantity: 2, price: 130_050, size_name: 'Grande', notes: 'sin sal' })
  const customer = await ports.database.selectFrom('customers').selectAll().executeTakeFirstOrThrow()
  expect(customer).toMatchObject({ orders_count: 2, name: 'Ana Pérez', id: order.customer_id })
  expect(published.filter(({ event }) => event === 'board-updated')).toHaveLength(2)
})

test('an order costs one statement', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact()
  const body = await given.orderBody(contact, { items: [{ plate: await given.plate(contact) }] })

  const statements = await statementsOf(() => client.placeOrder({ headers: key('counted'), body }))

  expect(statements).toHaveLength(1)
})
