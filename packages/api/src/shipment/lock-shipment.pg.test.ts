import { openTestDatabase } from '@mostrador/database/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { statementsOf } from '../testing/test-database.ts'

const ROUNDS = 20

/** Holds the row of an order or of its shipment for as long as something happens. */
async function whileHeld(
  table: 'orders' | 'shipments',
  id: string,
  happens: () => Promise<void>,
): Promise<void> {
  const { pool } = await openTestDatabase()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from ${table} where id = $1 for update`, [id])
    await happens()
    await holder.query('commit')
  } finally {
    holder.release()
  }
}

async function untilWaiting({ ports }: TestApi, statements: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      ports.database,
    )
    if (rows.length >= statements) return
  }
}

test('a rider who delivers and a shop that calls the order off lock in one order, and never wait for each other', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const rider = await api.given.rider(contact)
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const outcomes: string[] = []

  const sent = await statementsOf(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderId } = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_DROP_OFF', rider })
      const body = { id, status: 'DELIVERED', rider_id: rider.id, rider_name: '', rider_phone: '' } as const
      const deliver = () => api.riding(rider).updateShipment({ params: { id }, body })
      const cancel = () =>
        staff.changeOrderStatus({ params: { id: orderId }, body: { action: 'cancel', reason: 'No hay gas' } })
      const both: Promise<{ readonly ok: boolean }>[] = []
      // Both are made to wait, each with what it has locked by then: had one begun at the other end, it would show.
      await whileHeld(round % 2 ? 'orders' : 'shipments', round % 2 ? orderId : id, async () => {
        both.push(round % 4 < 2 ? deliver() : cancel())
        await untilWaiting(api, 1)
        both.push(round % 4 < 2 ? cancel() : deliver())
        await untilWaiting(api, 2)
      })
      outcomes.push((await Promise.all(both)).map(({ ok }) => ok).join(' '))
    }
  })

  // Whoever came first did it, and the other was told so.
  expect(outcomes).toEqual(Array.from({ length: ROUNDS }, () => 'true false'))
  // Each was sent once: what the database gives up in a deadlock is sent again.
  expect(sent.filter((text) => text.includes('update orders set status'))).toHaveLength(ROUNDS)
  expect(sent.filter((text) => text.includes('shipments_held'))).toHaveLength(ROUNDS)
})
