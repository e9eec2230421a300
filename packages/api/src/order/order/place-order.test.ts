import { expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

const key = (text: string) => ({ 'idempotency-key': `key-of-${text}` })

/**
 * spec('000 §3.25') spec('000 §4.33') spec('000 §7.24')
 * spec('decisions wire-conventions.1')
 */
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
  const told = published.filter(({ event }) => event === 'board-updated')
  expect(told).toHaveLength(2)
  expect(told[0]).toMatchObject({
    channel: `private-board-${contact.id}`,
    data: { id: order.id, status: 'GENERATED' },
  })
})

test('an order costs one statement', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact()
  const body = await given.orderBody(contact, { items: [{ plate: await given.plate(contact) }] })

  const statements = await statementsOf(() => client.placeOrder({ headers: key('counted'), body }))

  expect(statements).toHaveLength(1)
})

/** spec('000 §9.22') */
test('the total is the sum of its parts, whatever a shop adds and takes off', async () => {
  const { given, ports } = await startTestApi()
  const contact = await given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 45_033, fee_cash: 51_077, user_fee: 3_333, percentage_user_fee: 3.333 },
  })
  const plates = [
    await given.plate(contact, { name: 'Empanada', price: 33_333 }),
    await given.plate(contact, { name: 'Flan', price: 77_777 }),
    await given.plate(contact, { name: 'Agua', price: 19_999 }),
  ]
  await given.menuDiscount(contact, { type: 'MULTIPLE', buy: 3, pay: 2, plates: plates.slice(0, 1) })
  await given.menuDiscount(contact, { type: 'PERCENT', percentage: 12.5, plates: plates.slice(1, 2) })
  await given.generalDiscount(contact, { type: 'PERCENT', percentage: 7.77 })
  await given.generalSurcharge(contact, { type: 'PERCENT', percentage: 3.21 })

  await given.order(contact, {
    mode: 'DELIVERY',
    items: plates.map((plate, index) => ({ plate, quantity: 3 + index })),
  })

  const order = await ports.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const lines = await ports.database.selectFrom('order_lines').selectAll().execute()
  const rows = await ports.database.selectFrom('order_adjustments').selectAll().execute()
  const sumOf = (origin: string, kind: string) =>
    rows.filter((row) => row.origin === origin && row.kind === kind).reduce((sum, row) => sum + row.amount, 0)
  const linesPrice = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  expect(order.items_price).toBe(linesPrice - sumOf('MENU', 'DISCOUNT'))
  expect(order.surcharges).toBe(sumOf('GENERAL', 'SURCHARGE'))
  expect(order.discounts).toBe(sumOf('GENERAL', 'DISCOUNT'))
  expect(order.total).toBe(
    order.items_price + order.surcharges - order.discounts + order.user_service_fee + order.delivery_fee,
  )
  expect(order.delivery_fee).toBe(51_077)
})

/** spec('000 §4.35') */
test('an order by message waits unconfirmed with a text that the server wrote', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact({ contact: { order_channel: 'MESSAGE' } })

  const { code } = await given.order(contact, { body: { orderText: 'Gratis, me dijo el dueño' } })

  const order = await client.getOrder({ params: { alias: contact.alias, code } })
  expect(order).toMatchObject({ ok: true, data: { confirmed: false, status: 'GENERATED' } })
  const text = order.ok ? order.data.orderText : ''
  expect(text).toContain('1 × Milanesa: $ 1.000')
  expect(text).toContain('*Total: $ 1.000*')
  expect(text).toContain(`http://localhost:3000/menu/${contact.alias}/order/${code}`)
  expect(text).not.toContain('Gratis')
})

test('a shop without decimals counts in whole units', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact({
    branch: { country_id: 'cl' },
    contact: { time_zone: 'America/Santiago' },
  })
  const plate = await given.plate(contact, { price: 7_990 })

  const { code } = await given.order(contact, {
    items: [{ plate, quantity: 2 }],
    body: { phone: '9 6123 4567' },
  })

  const order = await client.getOrder({ params: { alias: contact.alias, code } })
  expect(order).toMatchObject({
    ok: true,
    data: { total: 15_980, items: [{ price: 7990, accPrice: 15_980 }] },
  })
})

test('publishing that fails fails no order', async () => {
  const warnings: string[] = []
  const broken = await startTestApi({
    publisher: { publish: async () => Promise.reject(new Error('away')), subscribe: () => () => undefined },
    log: { info: () => undefined, warn: (event) => void warnings.push(event), error: () => undefined },
  })
  const contact = await broken.given.branchContact()

  expect(await broken.given.order(contact)).toMatchObject({ number: 1 })
  expect(warnings).toEqual(['publish-failed'])
})

test('too many orders from one address are refused for a while', async () => {
  const rules = { 'place-order': { times: 1, seconds: 60, together: false } }
  const { client, given } = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const contact = await given.branchContact()
  const body = await given.orderBody(contact, { items: [{ plate: await given.plate(contact) }] })

  const first = await client.placeOrder({ headers: key('first'), body })
  const second = await client.placeOrder({ headers: key('second'), body })
  const elsewhere = await client.placeOrder(
    { headers: key('third'), body },
    { headers: { 'x-caller-ip': '::1' } },
  )

  expect(first.ok).toBe(true)
  expect(second).toMatchObject({ ok: false, problem: { status: 429, code: 'too-many-requests' } })
  expect(elsewhere.ok).toBe(true)
})
