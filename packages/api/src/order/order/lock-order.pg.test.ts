import { openTestDatabase } from '@mostrador/database/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

const ROUNDS = 50

/** Where two plates are counted: at all, or by the day. */
type Counted = 'plate_stocks' | 'plate_days'

async function shopOfTwo(counted: Counted = 'plate_stocks') {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const [a, b] = [await api.given.plate(contact), await api.given.plate(contact, { name: 'Flan' })]
  if (counted === 'plate_stocks') for (const plate of [a, b]) await api.given.stock(contact, plate, 1_000)
  else await api.given.change(contact, (db) => db.updateTable('plates').set({ daily_count: 1_000 }).execute())
  const placer = async (plates: readonly GivenPlate[]) => {
    const body = await api.given.orderBody(contact, { items: plates.map((plate) => ({ plate })) })
    return (key: string, phone = body.phone) =>
      api.client.placeOrder({ headers: { 'idempotency-key': `key-of-${key}` }, body: { ...body, phone } })
  }
  return { api, contact, a, b, placer }
}

const stockOf = async ({ ports }: TestApi) => {
  const rows = await ports.database.selectFrom('plate_stocks').select('remaining').execute()
  return rows.map(({ remaining }) => remaining)
}

async function cancelling(api: TestApi, contact: GivenContact) {
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  return (id: string) =>
    staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'No hay gas' } })
}

/** Holds a plate's row of a table for as long as something happens. */
async function whileHeld(
  { plateId, table }: { readonly plateId: string; readonly table: Counted },
  happens: () => Promise<void>,
): Promise<void> {
  const { pool } = await openTestDatabase()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from ${table} where plate_id = $1 for update`, [plateId])
    await happens()
    await holder.query('commit')
  } finally {
    holder.release()
  }
}

/** spec('decisions daily-count.3') */
test.each([
  ['plate_stocks', 1_000 - ROUNDS],
  ['plate_days', ROUNDS],
] as const)(
  'an order of two counted plates and the cancellation of another never wait for each other: %s',
  async (table, then) => {
    const { api, contact, a, b, placer } = await shopOfTwo(table)
    const [forwards, backwards] = [await placer([a, b]), await placer([b, a])]
    const cancel = await cancelling(api, contact)
    // Of another customer, for whom the new orders do not wait.
    for (let round = 0; round < ROUNDS; round += 1)
      await (round % 4 < 2 ? backwards : forwards)(`old-${round}`, '11 2345-1111')
    const old = await api.ports.database.selectFrom('orders').select('id').orderBy('id').execute()

    const answers: { readonly ok: boolean }[] = []
    const sent = await statementsOf(async () => {
      for (const [round, { id }] of old.entries()) {
        const both: Promise<{ readonly ok: boolean }>[] = []
        // Both are made to wait, each with what it has locked by then: had one begun at the other
        // end, it would show.
        await whileHeld({ plateId: round % 2 ? a.id : b.id, table }, async () => {
          both.push((round % 4 < 2 ? forwards : backwards)(`new-${round}`))
          await untilWaiting(api, 1)
          both.push(cancel(id))
          await untilWaiting(api, 2)
        })
        answers.push(...(await Promise.all(both)))
      }
    })

    expect(answers).toHaveLength(2 * ROUNDS)
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    // Each was sent once: what the database gives up in a deadlock is sent again.
    expect(sent.filter((text) => text.includes('insert into orders'))).toHaveLength(ROUNDS)
    expect(sent.filter((text) => text.includes('update orders set status'))).toHaveLength(ROUNDS)
    const days = await api.ports.database.selectFrom('plate_days').select('taken').execute()
    const counts = table === 'plate_days' ? days.map(({ taken }) => taken) : await stockOf(api)
    expect(counts).toEqual([then, then])
  },
)

/** spec('decisions the-server-is-the-authority.3') */
test('an order that deadlocks with somebody who locks in another order is placed all the same', async () => {
  const { api, a, b, placer } = await shopOfTwo()
  const place = await placer([a, b])
  const [low = '', high = ''] = [a.id, b.id].toSorted()
  const { pool } = await openTestDatabase()
  const other = await pool.connect()
  const lock = (id: string) =>
    other.query('update plate_stocks set remaining = remaining - 1 where plate_id = $1', [id])
  try {
    await other.query('begin')
    await lock(high)
    const placed = place('deadlock')
    await untilWaiting(api, 1)
    // Whichever of the two the database gives up.
    const isOtherGivenUp = await lock(low).then(
      () => false,
      () => true,
    )
    await other.query(isOtherGivenUp ? 'rollback' : 'commit')
    expect(await placed).toMatchObject({ ok: true })
    const taken = isOtherGivenUp ? 1 : 2
    expect(await stockOf(api)).toEqual([1_000 - taken, 1_000 - taken])
  } finally {
    other.release()
  }
})

async function untilWaiting({ ports }: TestApi, statements: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      ports.database,
    )
    if (rows.length >= statements) return
  }
}
