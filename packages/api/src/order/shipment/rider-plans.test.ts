import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { staffPasswords } from '../../people/staff/staff-passwords.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenRider } from '../../testing/given-rider.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { rowsReadBy } from '../../testing/rows-read-by.ts'

// Each call of a rider reads the rider's own few rows, however many the contact has: by the plan
// that the database keeps for every parameter, which is the one that a busy server ends up with.

const MANY = 3_000

let api: TestApi
let contact: GivenContact
let rita: GivenRider

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  rita = await api.given.rider(contact)
})

const hoursAgo = (hours: number) => new Date(api.clock.now.getTime() - hours * 3_600_000).toISOString()

/** Shipments of a rider that are over, as copies of one, the newest of now. */
async function finished(rider: GivenRider, { count, at }: { count: number; at: string }): Promise<void> {
  const { id } = await api.given.shipment(contact, {
    status: 'DELIVERED',
    rider,
    shipment: { created_at: at },
  })
  await sql`
    insert into shipments (company_id, branch_id, branch_contact_id, logistics_order_id, id, status, rider_id,
      created_at, updated_at, delivered_at)
    select company_id, branch_id, branch_contact_id, logistics_order_id, gen_random_uuid(), status, rider_id,
      created_at - n * interval '1 second', updated_at, delivered_at
    from shipments, generate_series(1, ${count - 1}) n where id = ${id}`.execute(api.ports.database)
  await sql`analyze shipments`.execute(api.ports.database)
}

/** How many shipments the statement of a call reads that asks for them. */
const shipmentsReadBy = (call: () => Promise<unknown>) => rowsReadBy(call, { table: 'shipments', alias: 's' })

describe('among thousands of finished shipments', () => {
  test('the one that a rider is on is read without the others', async () => {
    await finished(rita, { count: MANY, at: hoursAgo(1) })
    const { id } = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
    const mine = () => api.riding(rita).getRiderShipment()
    expect(dataOf(await mine()).shipment).toMatchObject({ id })
    expect(await shipmentsReadBy(mine)).toBeLessThanOrEqual(2)
  })

  test('whether a shift may end is told without them', async () => {
    await finished(rita, { count: MANY, at: hoursAgo(1) })
    const hash = await staffPasswords.hash('palermo-2026')
    await api.ports.database.updateTable('branch_contacts').set({ rider_security_code_hash: hash }).execute()
    const key = { phone: '+541123456789', phone_key: '541123456789' }
    await api.ports.database.updateTable('riders').set(key).where('id', '=', rita.id).execute()
    const riderUser = { branchContact: { id: contact.id } }
    const form = { name: rita.name, phone: key.phone, securityCode: 'palermo-2026', riderUser, active: false }
    const end = () => api.client.updateRider({ params: { id: rita.id }, body: form })
    expect(await shipmentsReadBy(end)).toBeLessThanOrEqual(2)
  })

  test('two of a rider’s own are read without those of the others, and without the rest of a year', async () => {
    const other = await api.given.rider(contact, { name: 'Omar' })
    await finished(rita, { count: MANY, at: hoursAgo(24 * 30) })
    await finished(other, { count: MANY, at: hoursAgo(1) })
    const two = () =>
      api.riding(rita).listShipments({
        query: {
          branchContactId: contact.id,
          startDate: hoursAgo(24 * 365),
          endDate: hoursAgo(0),
          status: 'DELIVERED',
          sort: 'DESC',
          pageSize: 2,
        },
      })
    const { shipments } = dataOf(await two())
    expect(shipments.map(({ rider }) => rider?.id)).toEqual([rita.id, rita.id])
    expect(await shipmentsReadBy(two)).toBeLessThan(10)
  })
})
