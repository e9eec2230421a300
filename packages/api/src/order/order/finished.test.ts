import type { Client } from '@mostrador/contract/client'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let cashier: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
})

const finish = () => api.ports.database.updateTable('orders').set({ status: 'DELIVERED' }).execute()

async function find(search: string, before?: string) {
  const answer = await cashier.listBoard({
    params: { id: contact.id },
    query: { scope: 'finished', search, before },
  })
  if (!answer.ok) throw new Error(answer.problem.code)
  const { orders, next, more } = answer.data
  return { numbers: orders.map(({ number }) => number), next, more }
}

const order = (name: string, plate: string, phone: string) =>
  api.given
    .plate(contact, { name: plate })
    .then((made) =>
      api.given.order(contact, { items: [{ plate: made }], body: { customerName: name, phone } }),
    )

/** spec('decisions beyond-the-documents.37') */
test('finished orders are found by number, name, phone and plate, all words together', async () => {
  await order('Lucía Fernández', 'Ñoquis con tuco', '11 4444-2222')
  await order('Omar', 'Milanesa', '11 5555-1234')
  await order('Ana', 'Milanesa', '11 5555-9876')
  expect(await find('milanesa')).toEqual({ numbers: [], next: null, more: false })
  await finish()
  const found: Readonly<Record<string, readonly number[]>> = {
    '': [3, 2, 1],
    '2': [2],
    '#3': [3],
    lucia: [1],
    FERNÁNDEZ: [1],
    noquis: [1],
    milanesa: [3, 2],
    'milanesa omar': [2],
    'omar lucia': [],
    '5555-9876': [3],
    '5555': [3, 2],
    '555': [],
    '#5555': [],
    '%': [],
    "'": [],
    '99999999999': [],
  }
  for (const [search, numbers] of Object.entries(found))
    expect({ search, numbers: (await find(search)).numbers }).toEqual({ search, numbers })
})

test('a search looks through two thousand orders at once, and goes on where it is asked to', async () => {
  const { id } = await order('Lucía', 'Milanesa', '11 4444-2222')
  await finish()
  await sql`
    with made as (
      insert into orders select made.* from orders o, generate_series(2, 2003) n,
        jsonb_populate_record(o, jsonb_build_object('number', n, 'customer_name', case when n in (3, 2003) then 'Omar' else 'Ana' end,
          'id', ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'code', lpad(n::text, 10, '0'))) made
      where o.id = ${id} returning id
    )
    insert into order_lines select line.* from made, order_lines l,
      jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', made.id)) line
    where l.order_id = ${id}`.execute(api.ports.database)

  const first = await find('omar')
  expect([first.numbers, first.more]).toEqual([[2003], true])
  const second = await find('omar', first.next ?? '')
  expect([second.numbers, second.next]).toEqual([[3], null])
  const pages = await find('ana')
  expect([pages.numbers.length, pages.numbers[0], pages.numbers.at(-1)]).toEqual([30, 2002, 1973])
  expect((await find('ana', pages.next ?? '')).numbers[0]).toBe(1972)
})

test('finished orders are those of so many days, where one asks for days, and none is stopped', async () => {
  await order('Lucía', 'Milanesa', '11 4444-2222')
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 60 * 60_000)
  await order('Omar', 'Milanesa', '11 4444-2222')
  await finish()
  const listed = async (days?: '1' | '7') => {
    const query = { scope: 'finished', days } as const
    const { orders, stopped } = dataOf(await cashier.listBoard({ params: { id: contact.id }, query }))
    return [orders.map(({ customerName }) => customerName), stopped]
  }
  expect(await listed('1')).toEqual([['Omar'], []])
  expect(await listed('7')).toEqual([['Omar', 'Lucía'], []])
  expect(await listed()).toEqual([['Omar', 'Lucía'], []])
})

test('an order canceled in the kitchen’s hands stands beside the open orders for half an hour', async () => {
  const taken = await api.given.order(contact)
  const untaken = await api.given.order(contact)
  const change = (id: string, action: 'accept' | 'cancel') =>
    cashier.changeOrderStatus({ params: { id }, body: { action, reason: 'Sin gas' } })
  await change(taken.id, 'accept')
  await change(taken.id, 'cancel')
  await change(untaken.id, 'cancel')
  const stopped = async () => {
    const answer = await cashier.listBoard({ params: { id: contact.id } })
    return answer.ok && [answer.data.orders.length, answer.data.stopped.map(({ number }) => number)]
  }
  expect(await stopped()).toEqual([0, [taken.number]])
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000)
  expect(await stopped()).toEqual([0, []])
})

test('a text that was pasted is searched for by its first words, each once', async () => {
  await order('Lucía', 'Milanesa', '11 4444-2222')
  await finish()
  const words = ['m', 'mi', 'mil', 'mila', 'milan', 'milane', 'milanes', 'milanesa']
  expect(await find([...words, ...words, 'zzz'].join(' '))).toMatchObject({ numbers: [1] })
  expect(await find([...words.slice(0, 7), 'zzz'].join(' '))).toMatchObject({ numbers: [] })
})
