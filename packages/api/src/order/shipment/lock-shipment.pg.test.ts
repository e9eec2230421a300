import { openTestDatabase } from '@mostrador/database/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const ROUNDS = 20

/** Holds the row of a table for as long as something happens, and does something to it `atLast`. */
async function whileHeld(
  [table, id, atLast]: readonly [table: 'orders' | 'shipments' | 'riders', id: string, atLast?: string],
  happens: () => Promise<void>,
): Promise<void> {
  const { pool } = await openTestDatabase()
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from ${table} where id = $1 for update`, [id])
    await happens()
    if (atLast) await holder.query(atLast)
    // In other words than the product's own, so that a test can tell them apart.
    await holder.query('end')
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

/** spec('001 §7.19') */
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
      // Both are made to wait, each with what it has locked by then: had one begun at the other
      // end, it would show.
      await whileHeld(round % 2 ? ['orders', orderId] : ['shipments', id], async () => {
        both.push(round % 4 < 2 ? deliver() : cancel())
        await untilWaiting(api, 1)
        both.push(round % 4 < 2 ? cancel() : deliver())
        await untilWaiting(api, 2)
      })
      outcomes.push((await Promise.all(both)).map(({ ok }) => ok).join(' '))
    }
  })

  // The first did it, and the other was told so.
  expect(outcomes).toEqual(Array.from({ length: ROUNDS }, () => 'true false'))
  // Each was sent once: what the database gives up in a deadlock is sent again.
  expect(sent.filter((text) => text.includes('update orders set status'))).toHaveLength(ROUNDS)
  expect(sent.filter((text) => text.includes('shipments_held'))).toHaveLength(ROUNDS)
})

/** spec('001 §4.21') */
test('a rider whose shift ends while he or she takes a shipment has both or neither', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const { database } = api.ports

  for (let round = 0; round < ROUNDS; round += 1) {
    const rider = await api.given.rider(contact)
    const { id } = await api.given.shipment(contact)
    const body = {
      id,
      status: 'ON_ROUTE_TO_PICK_UP',
      rider_id: rider.id,
      rider_name: '',
      rider_phone: '',
    } as const
    const take = () => api.riding(rider).updateShipment({ params: { id }, body })
    const end = () => staff.endRiderShift({ params: { id: rider.id } })
    const isTaken = round % 2 === 0
    const both: Promise<{ readonly ok: boolean; readonly problem?: { readonly code: string } }>[] = []
    // The first has been judged by the time the second comes, and waits for nothing but its row.
    await whileHeld(isTaken ? ['shipments', id] : ['riders', rider.id], async () => {
      both.push(isTaken ? take() : end())
      await untilWaiting(api, 1)
      both.push(isTaken ? end() : take())
      await Promise.race([untilWaiting(api, 2), Promise.all(both)])
    })
    const answers = (await Promise.all(both)).map((answer) => answer.problem?.code ?? 'yes')
    expect(answers).toEqual(isTaken ? ['yes', 'rider-carries'] : ['yes', 'rider-token-invalid'])
    const row = await database
      .selectFrom('riders as r')
      .leftJoin('shipments as s', 's.rider_id', 'r.id')
      .select(['r.active', 's.id as carries'])
      .where('r.id', '=', rider.id)
      .executeTakeFirst()
    expect(row).toEqual(isTaken ? { active: true, carries: id } : { active: false, carries: null })
  }
})

test('an order is canceled together with the shipment that took the place of its own at that moment', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const rider = await api.given.rider(contact)
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const { id, orderId } = await api.given.shipment(contact, { status: 'IN_STORE', rider })
  const fresh = nextTestId()
  const replaced = `
    update shipments set status = 'DRIVER_CANCELED' where id = '${id}';
    insert into shipments (company_id, branch_id, branch_contact_id, logistics_order_id, id, status, created_at, updated_at)
      select company_id, branch_id, branch_contact_id, logistics_order_id, '${fresh}', 'LOOKING_FOR_DRIVER', now(), now()
      from shipments where id = '${id}'`

  const sent = await statementsOf(async () => {
    let canceled: Promise<unknown> = Promise.resolve()
    const cancels = async () => {
      canceled = staff.changeOrderStatus({
        params: { id: orderId },
        body: { action: 'cancel', reason: 'No hay gas' },
      })
      await untilWaiting(api, 1)
    }
    await whileHeld(['shipments', id, replaced], cancels)
    expect(await canceled).toMatchObject({ ok: true })
  })

  const rows = await api.ports.database
    .selectFrom('shipments')
    .select(['id', 'status'])
    .orderBy('id')
    .execute()
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['DRIVER_CANCELED', 'STORE_CANCELED'])
  // No reader ever sees the one without the other: it is one transaction.
  const [first, last] = ['update orders set status', 'with changed as (select'].map((part) =>
    sent.findIndex((text) => text.includes(part)),
  )
  const between = sent.slice(first, (last ?? 0) + 1).map((text) => text.trim().toLowerCase())
  expect(between.length).toBeGreaterThan(1)
  expect(between).not.toContain('commit')
})
