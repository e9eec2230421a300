import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'
import { openTestDatabase } from '@mostrador/database/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { orderBody } from '../../testing/order-body.ts'
import { startOtherServer, startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

/** As many orders as a rehearsal takes, and how many phones send one. */
const MOST = 30
const PHONES = 36
const ROUNDS = 5

let api: TestApi
let other: Awaited<ReturnType<typeof startOtherServer>>
let contact: GivenContact
let plate: GivenPlate
let owner: Client
let partner: Client

beforeEach(async () => {
  api = await startTestApi()
  other = await startOtherServer(api)
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  plate = await api.given.plate(contact, { price: 100_000 })
  const login = await api.given.staff({ role: 'OWNER', company: contact })
  owner = await api.as(login)
  partner = await other.as(login)
})
afterEach(() => other.close())

const here = () => ({ params: { id: contact.id } })

const tokenOf = (opened: Awaited<ReturnType<Client['startRehearsal']>>): string =>
  new URL(dataOf(opened).open?.url ?? '').searchParams.get('preview') ?? ''

/** Phones on which the rehearsal is open, half of them at each server. */
function phones(token: string): readonly Client[] {
  return Array.from({ length: PHONES }, (_, at) => {
    const server = at % 2 ? other : api
    return createClient((url, init) => {
      const headers = new Headers(init?.headers)
      headers.set(PREVIEW_HEADER, token)
      headers.set('referer', `${api.ports.publicUrl}/menu/${contact.alias}?preview=${token}`)
      return server.fetch(url, { ...init, headers })
    }, routes)
  })
}

/** An order of the rehearsal, as each phone sends one. */
async function ordering(token: string) {
  const all = phones(token)
  const [first] = all
  if (!first) throw new Error('no phone')
  const body = await orderBody(first, contact, { items: [{ plate }] })
  return all.map(
    (phone) => () => phone.placeOrder({ headers: { 'idempotency-key': `key-${nextTestId()}` }, body }),
  )
}

const numbers = async () => {
  const rows = await api.ports.database.selectFrom('orders').select('number').orderBy('number').execute()
  return rows.map(({ number }) => number)
}

/** spec('decisions rehearsal.4') */
test('of more phones than it takes orders, at two servers at once, thirty get a number and none a second one', async () => {
  const orders = await ordering(tokenOf(await owner.startRehearsal(here())))
  const answers = await Promise.all(orders.map((place) => place()))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MOST)
  for (const answer of answers)
    if (!answer.ok) expect(answer.problem).toMatchObject({ status: 410, code: 'rehearsal-over' })
  expect(await numbers()).toEqual(Array.from({ length: MOST }, (_, at) => at + 1))
})

/** spec('decisions rehearsal.4') */
test('of the thirtieth and the one after it at the same moment one is taken', async () => {
  const orders = await ordering(tokenOf(await owner.startRehearsal(here())))
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.ports.database.deleteFrom('orders').execute()
    await api.ports.database
      .updateTable('rehearsals')
      .set({ last_number: MOST - 1 })
      .execute()
    const both = await Promise.all([orders[0]?.(), orders[1]?.()])
    expect(both.filter((answer) => answer?.ok)).toHaveLength(1)
    expect(await numbers()).toEqual([MOST])
  }
})

/**
 * Statements that wait for the contact, which is held until there are so many.
 */
async function whileHeld<Answer>(
  { waiting, meanwhile }: { waiting: number; meanwhile: () => Promise<unknown> },
  happens: () => Promise<Answer>,
): Promise<Answer> {
  const { pool } = await openTestDatabase()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from branch_contacts where id = $1 for update', [contact.id])
    const answer = happens()
    await expect
      .poll(async () => {
        await holder.query('select pg_stat_clear_snapshot()')
        const found = await holder.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return found.rowCount
      })
      .toBe(waiting)
    await meanwhile()
    await holder.query('commit')
    return await answer
  } finally {
    holder.release()
  }
}

/** spec('decisions rehearsal.4') */
test('of two who begin it at two servers at the same moment both have the same one', async () => {
  const both = await whileHeld({ waiting: 2, meanwhile: async () => undefined }, () =>
    Promise.all([owner.startRehearsal(here()), partner.startRehearsal(here())]),
  )
  expect(tokenOf(both[0])).toBe(tokenOf(both[1]))
  expect(await api.ports.database.selectFrom('rehearsals').select('id').execute()).toHaveLength(1)
})

/** spec('decisions rehearsal.4') */
test('an order that was judged before the shop ended it at another server is not there', async () => {
  const orders = await ordering(tokenOf(await owner.startRehearsal(here())))
  expect(await orders[0]?.()).toMatchObject({ ok: true })
  const meanwhile = async () => dataOf(await partner.endRehearsal(here()))
  const placed = await whileHeld({ waiting: 1, meanwhile }, async () => orders[1]?.())
  expect(placed).toMatchObject({ problem: { code: 'rehearsal-over' } })
  expect(await numbers()).toEqual([1])
})
