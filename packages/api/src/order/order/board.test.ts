import { sql } from 'kysely'
import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let contact: GivenContact
let cashier: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
})

const board = async (scope: 'open' | 'finished' = 'open', before?: string) => {
  const answer = await cashier.listBoard({ params: { id: contact.id }, query: { scope, before } })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.data
}

const change = (id: string, action: 'accept' | 'ready' | 'deliver' | 'cancel', reason?: string) =>
  cashier.changeOrderStatus({ params: { id }, body: { action, reason } })

/** spec('decisions beyond-the-documents.17') */
test('the board shows every order in progress, the oldest first, with what the kitchen needs', async () => {
  const plate = await api.given.plate(contact, {
    groups: [{ name: 'Salsas', garnishes: [{ name: 'Criolla', price: 5_000 }] }],
  })
  const garnishes = [plate.groups[0]?.garnishes[0]?.id ?? '']
  await api.given.order(contact, { items: [{ plate, quantity: 2, notes: 'jugosa', garnishes }] })
  await api.given.order(contact, { mode: 'IN_DINING', items: [{ plate }] })

  const { orders, more } = await board()

  expect(more).toBe(false)
  expect(orders).toMatchObject([
    {
      number: 1,
      phone: '11 2345-6789',
      customerName: 'Ana Pérez',
      items: [
        {
          name: 'Milanesa',
          quantity: 2,
          notes: 'jugosa',
          accPrice: 2100,
          extras: [{ groupName: 'Salsas', items: [{ name: 'Criolla', quantity: 1, price: 50 }] }],
        },
      ],
      actions: ['accept', 'cancel'],
      history: [{ status: 'GENERATED', at: '2026-11-20T15:00:00.000Z', by: null }],
    },
    { number: 2, type: 'IN_DINING', tableUid: '7' },
  ])
})

test('of more open orders than a kitchen can hold the newest five hundred come, and that there are more', async () => {
  const { id } = await api.given.order(contact)
  await sql`
    with made as (
      insert into orders select made.* from orders o, generate_series(2, 502) n,
        jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'code', lpad(n::text, 10, '0'),
          'number', n, 'created_at', o.created_at + n * interval '1 second')) made
      where o.id = ${id} returning id
    ), lines as (
      insert into order_lines select line.* from made, order_lines l,
        jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', made.id)) line
      where l.order_id = ${id}
    )
    insert into order_events select event.* from made, order_events e,
      jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'order_id', made.id)) event
    where e.order_id = ${id}`.execute(api.ports.database)
  const { orders, more } = await board()
  expect([more, orders.length, orders[0]?.number, orders.at(-1)?.number]).toEqual([true, 500, 3, 502])
})

test('an order goes from one state to the next, and every page is told', async () => {
  const { id, code } = await api.given.order(contact)
  api.published.length = 0

  for (const action of ['accept', 'ready', 'deliver'] as const)
    expect((await change(id, action)).ok).toBe(true)

  const order = await cashier.getConsoleOrder({ params: { id } })
  expect(order).toMatchObject({
    ok: true,
    data: {
      status: 'DELIVERED',
      actions: [],
      history: [
        { by: null },
        { status: 'ACCEPTED', by: 'Sofía' },
        { status: 'READY' },
        { status: 'DELIVERED' },
      ],
    },
  })
  expect(api.published.map(({ channel, data }) => [channel, (data as { status: string }).status])).toEqual(
    ['ACCEPTED', 'READY', 'DELIVERED'].flatMap((status) => [
      [`private-board-${contact.id}`, status],
      [`order-${code}`, status],
    ]),
  )
})

test('a change that the state does not allow is refused, and changes nothing', async () => {
  const { id } = await api.given.order(contact)
  expect(await change(id, 'deliver')).toMatchObject({
    problem: { status: 409, code: 'order-already-changed' },
  })
  await change(id, 'accept')
  expect(await change(id, 'accept')).toMatchObject({ problem: { status: 409 } })
  const events = await api.ports.database.selectFrom('order_events').select('status').execute()
  expect(events.map(({ status }) => status)).toEqual(['GENERATED', 'ACCEPTED'])
})

test('of two members of staff at once exactly one accepts', async () => {
  const { id } = await api.given.order(contact)
  const other = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const accept = (client: Client) => client.changeOrderStatus({ params: { id }, body: { action: 'accept' } })

  const answers = await Promise.all([accept(cashier), accept(other), accept(cashier)])

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(answer).toMatchObject({ problem: { status: 409, code: 'order-already-changed' } })
  }
  const events = await api.ports.database.selectFrom('order_events').selectAll().execute()
  expect(events).toHaveLength(2)
})

test('canceling needs a reason, which the diner sees', async () => {
  const { id, code } = await api.given.order(contact)
  expect(await change(id, 'cancel')).toMatchObject({
    problem: { status: 422, code: 'cancel-reason-missing' },
  })
  expect(await change(id, 'cancel', '   ')).toMatchObject({ problem: { status: 422 } })

  expect(await change(id, 'cancel', 'Sin gas')).toMatchObject({ ok: true, data: { status: 'CANCELED' } })

  const seen = await api.client.getOrder({ params: { alias: contact.alias, code } })
  expect(seen).toMatchObject({ data: { status: 'CANCELED', cancelReason: 'Sin gas' } })
})

/** spec('decisions enumerations.6') */
test('accepting confirms an order by message', async () => {
  contact = await api.given.branchContact({ contact: { order_channel: 'MESSAGE' } })
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
  const { id } = await api.given.order(contact)
  expect((await board()).orders).toMatchObject([{ confirmed: false }])
  expect(await change(id, 'accept')).toMatchObject({ data: { confirmed: true, status: 'ACCEPTED' } })
})

test('finished orders come in pages of thirty, the newest first', async () => {
  const plate = await api.given.plate(contact)
  for (let index = 0; index < 32; index += 1) await api.given.order(contact, { items: [{ plate }] })
  await api.ports.database
    .updateTable('orders')
    .set({ status: 'DELIVERED' })
    .where('number', '<>', 5)
    .execute()

  const first = await board('finished')
  const second = await board('finished', first.orders.at(-1)?.id)

  expect([first.orders.length, first.orders[0]?.number, first.more]).toEqual([30, 32, true])
  expect([second.orders.map(({ number }) => number), second.more]).toEqual([[1], false])
  expect((await board('open')).orders.map(({ number }) => number)).toEqual([5])
})

/** spec('decisions who-sees-what.4') spec('decisions who-sees-what.5') */
test('an order of another branch contact or tenant is not found', async () => {
  const theirs = await api.given.branchContact()
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  for (const other of [theirs, sibling]) {
    const params = { id: (await api.given.order(other)).id }
    const missing = { problem: { status: 404, code: 'order-not-found' } }
    expect(await cashier.getConsoleOrder({ params })).toMatchObject(missing)
    const stolen = await cashier.changeOrderStatus({ params, body: { action: 'accept' } })
    expect(stolen).toMatchObject(missing)
    const noContact = { problem: { status: 404, code: 'branch-contact-not-found' } }
    expect(await cashier.listBoard({ params: { id: other.id } })).toMatchObject(noContact)
  }
  expect(await api.client.listBoard({ params: { id: contact.id } })).toMatchObject({
    problem: { status: 401 },
  })
  const rows = await api.ports.database.selectFrom('orders').select('status').execute()
  expect(rows).toEqual([{ status: 'GENERATED' }, { status: 'GENERATED' }])
})

test('the board costs two statements at most, beside the three that know who asks', async () => {
  const plate = await api.given.plate(contact)
  const ids = []
  for (let index = 0; index < 3; index += 1) {
    ids.push((await api.given.order(contact, { items: [{ plate }] })).id)
  }
  const [id = ''] = ids
  const count = async (action: () => Promise<unknown>) => {
    const statements = await statementsOf(action)
    const session = statements.filter((text) =>
      /from ("staff_(sessions|users)"|staff_memberships)/.test(text),
    )
    return [session.length, statements.length - session.length]
  }

  expect(await count(() => board('open'))).toEqual([3, 2])
  expect(await count(() => board('finished'))).toEqual([3, 1])
  await api.ports.database.updateTable('orders').set({ status: 'DELIVERED' }).where('id', '<>', id).execute()
  expect(await count(() => board('finished'))).toEqual([3, 2])
  expect(await count(() => cashier.getConsoleOrder({ params: { id } }))).toEqual([3, 1])
  expect(await count(() => change(id, 'accept'))).toEqual([3, 2])
})
