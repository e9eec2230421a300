import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

const key = (text: string) => ({ 'idempotency-key': `key-of-${text}` })
const orders = () => api.ports.database.selectFrom('orders').selectAll().orderBy('number').execute()

async function shopWithBody() {
  const contact = await api.given.branchContact()
  const plate = await api.given.plate(contact)
  return { contact, plate, body: await api.given.orderBody(contact, { items: [{ plate }] }) }
}

/** spec('000 §7.24') spec('decisions the-server-is-the-authority.2') */
test('the same key and body twice at once are one order, and both are told so', async () => {
  const { body } = await shopWithBody()
  const send = () => api.client.placeOrder({ headers: key('both'), body })

  const [one, other, third] = await Promise.all([send(), send(), send()])
  const later = await send()

  expect(one).toMatchObject({ ok: true, data: { number: 1 } })
  expect(other).toEqual(one)
  expect(third).toEqual(one)
  expect(later).toEqual(one)
  expect(await orders()).toHaveLength(1)
})

/** spec('decisions the-server-is-the-authority.2') */
test('the same key with another body is refused, and with the fields in another order it is not', async () => {
  const { body } = await shopWithBody()
  const placed = await api.client.placeOrder({ headers: key('one'), body })

  const other = await api.client.placeOrder({ headers: key('one'), body: { ...body, notes: 'sin sal' } })
  const turned = Object.fromEntries(Object.entries(body).toReversed()) as typeof body
  const same = await api.client.placeOrder({ headers: key('one'), body: turned })

  expect(other).toMatchObject({ ok: false, problem: { status: 409, code: 'idempotency-key-reused' } })
  expect(same).toEqual(placed)
  expect(await orders()).toHaveLength(1)
})

test('an order that was placed is answered again, although the shop would refuse it now', async () => {
  const { contact, body } = await shopWithBody()
  const placed = await api.client.placeOrder({ headers: key('early'), body })
  await api.given.change(contact, (db) => db.updateTable('plates').set({ price: 1 }).execute())

  expect(await api.client.placeOrder({ headers: key('early'), body })).toEqual(placed)
  expect(await api.client.placeOrder({ headers: key('late'), body })).toMatchObject({ ok: false })
})

test('orders at once are numbered without gaps', async () => {
  const { body } = await shopWithBody()
  const many = Array.from({ length: 8 }, (_, index) => index)

  await Promise.all(many.map((index) => api.client.placeOrder({ headers: key(`n${index}`), body })))

  expect((await orders()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

/** spec('decisions constants.11') */
test('the numbers begin anew on the next day of the shop, and in another shop', async () => {
  const { contact, body } = await shopWithBody()
  const other = await api.given.branchContact({ sameBranchAs: contact })
  await api.client.placeOrder({ headers: key('today'), body })

  expect(await api.given.order(other)).toMatchObject({ number: 1 })
  api.clock.now = new Date('2026-11-21T02:59:00.000Z')
  const sameNight = await api.client.placeOrder({ headers: key('night'), body })
  api.clock.now = new Date('2026-11-21T03:00:00.000Z')
  const nextDay = await api.client.placeOrder({ headers: key('tomorrow'), body })

  expect(sameNight).toMatchObject({ ok: true, data: { number: 2 } })
  expect(nextDay).toMatchObject({ ok: true, data: { number: 1 } })
})

test('a price that changed behind the back of this process is noticed when the order is saved', async () => {
  const { contact, plate, body } = await shopWithBody()
  // Another process writes, and its message has not arrived: the catalogue in memory is the old
  // one.
  await api.ports.database.updateTable('plates').set({ price: 120_000 }).where('id', '=', plate.id).execute()
  await api.ports.database
    .updateTable('branch_contacts')
    .set(({ eb }) => ({ catalog_version: eb('catalog_version', '+', 1) }))
    .where('id', '=', contact.id)
    .execute()

  const answer = await api.client.placeOrder({ headers: key('stale'), body })

  expect(answer).toMatchObject({
    ok: false,
    problem: {
      code: 'order-refused',
      errors: [
        { code: 'price-changed', expected: 1200, claimed: 1000 },
        { code: 'total-changed', path: 'price' },
        { code: 'total-changed', path: 'total' },
        { code: 'cash-amount-too-low' },
      ],
    },
  })
  expect(await orders()).toEqual([])
})

test('a change that does not touch the order lets it pass', async () => {
  const { contact, body } = await shopWithBody()
  await api.ports.database
    .updateTable('branch_contacts')
    .set({ catalog_version: 77 })
    .where('id', '=', contact.id)
    .execute()

  expect(await api.client.placeOrder({ headers: key('fresh'), body })).toMatchObject({ ok: true })
})

/** spec('decisions the-server-is-the-authority.3') */
test('a plate that begins to be counted behind the back of this process is taken from, and ends', async () => {
  const { contact, plate, body } = await shopWithBody()
  expect(await api.client.placeOrder({ headers: key('before'), body })).toMatchObject({ ok: true })
  const place = {
    company_id: contact.companyId,
    branch_id: contact.branchId,
    branch_contact_id: contact.id,
  }
  const row = { ...place, plate_id: plate.id, remaining: 1 }
  await api.ports.database.insertInto('plate_stocks').values(row).execute()

  expect(await api.client.placeOrder({ headers: key('last'), body })).toMatchObject({ ok: true })
  expect(await api.client.placeOrder({ headers: key('late'), body })).toMatchObject({
    problem: { status: 422, errors: [{ code: 'sold-out', item: 0 }] },
  })
  const lines = await api.ports.database.selectFrom('order_lines').select('counted').execute()
  expect(lines.map(({ counted }) => counted).toSorted()).toEqual([false, true])
})

test('a plate sold out between cart and order is named with its item', async () => {
  const { contact, plate, body } = await shopWithBody()
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  await staff.setSoldOut({
    params: { id: contact.id },
    body: { thing: { kind: 'PLATE', id: plate.id }, soldOut: true, lasting: { kind: 'NOTICE' } },
  })

  const answer = await api.client.placeOrder({ headers: key('late'), body })

  expect(answer).toMatchObject({
    problem: { status: 422, errors: [{ code: 'sold-out', item: 0, message: 'Milanesa se agotó.' }] },
  })
})

/** spec('decisions the-server-is-the-authority.3') */
test('the last units are sold once: of orders at once exactly as many pass as there is stock', async () => {
  const { contact, plate, body } = await shopWithBody()
  await api.given.stock(contact, plate, 2)
  const many = Array.from({ length: 5 }, (_, index) => index)

  const answers = await Promise.all(
    many.map((index) => api.client.placeOrder({ headers: key(`s${index}`), body })),
  )

  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(answer).toMatchObject({
      problem: { code: 'order-refused', errors: [{ code: 'sold-out', item: 0 }] },
    })
  }
  expect(await orders()).toHaveLength(2)
  const stock = await api.ports.database.selectFrom('plate_stocks').select('remaining').execute()
  expect(stock).toEqual([{ remaining: 0 }])
  const keys = await api.ports.database.selectFrom('idempotency_keys').select('key').execute()
  expect(keys).toHaveLength(2)
})

test('a plate whose last unit was sold shows as sold out, and is sold again when the order is canceled', async () => {
  const { contact, plate } = await shopWithBody()
  await api.given.stock(contact, plate, 1)
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const isSoldOut = async () => {
    const menu = await staff.getConsoleMenu({ params: { id: contact.id } })
    return menu.ok && menu.data.categories[0]?.plates[0]?.soldOut
  }

  const { id } = await api.given.order(contact, { items: [{ plate }] })
  expect(await isSoldOut()).toBe(true)
  await staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'No hay gas' } })
  expect(await isSoldOut()).toBe(false)
})

test('a canceled order gives back what it took, and nothing of a plate that was not counted then', async () => {
  const { contact, plate } = await shopWithBody()
  const counted = await api.given.plate(contact, { name: 'Flan' })
  await api.given.stock(contact, counted, 5)
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const left = async () => {
    const rows = await api.ports.database
      .selectFrom('plate_stocks')
      .select(['plate_id', 'remaining'])
      .execute()
    return new Map(rows.map((row) => [row.plate_id, row.remaining]))
  }
  const items = [
    { plate, quantity: 2 },
    { plate: counted, quantity: 2 },
    { plate: counted, notes: 'sin crema' },
  ]
  const { id } = await api.given.order(contact, { items })
  await api.given.stock(contact, plate, 4)
  expect([...(await left()).entries()].toSorted()).toEqual(
    [
      [plate.id, 4],
      [counted.id, 2],
    ].toSorted(),
  )

  await staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'No hay gas' } })
  expect([...(await left()).entries()].toSorted()).toEqual(
    [
      [plate.id, 4],
      [counted.id, 5],
    ].toSorted(),
  )
})

test('a transaction that the database gives up is tried again once, and judged anew', async () => {
  const { body } = await shopWithBody()
  const { database } = api.ports
  await sql`create function give_up() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(database)
  await sql`create trigger give_up before insert on orders execute function give_up()`.execute(database)
  try {
    const answers: unknown[] = []
    const sent = await statementsOf(async () => {
      answers.push(await api.client.placeOrder({ headers: key('conflict'), body }))
    })
    expect(answers).toMatchObject([{ problem: { status: 422, errors: [{ code: 'menu-changed' }] } }])
    expect(sent.filter((text) => text.includes('insert into orders'))).toHaveLength(6)
  } finally {
    await sql`drop trigger give_up on orders`.execute(database)
    await sql`drop function give_up`.execute(database)
  }
  expect(await api.client.placeOrder({ headers: key('conflict'), body })).toMatchObject({ ok: true })
})

/** spec('decisions constants.11') */
test('a code that another order has is drawn anew', async () => {
  const bytes = [0, 0, 1]
  const drawn = (length: number) => new Uint8Array(length).fill(length === 10 ? (bytes.shift() ?? 2) : 9)
  api = await startTestApi({ randomBytes: drawn })
  const { body } = await shopWithBody()

  await api.client.placeOrder({ headers: key('first'), body })
  const second = await api.client.placeOrder({ headers: key('second'), body })

  expect(second).toMatchObject({ ok: true, data: { code: '1111111111', number: 2 } })
})
