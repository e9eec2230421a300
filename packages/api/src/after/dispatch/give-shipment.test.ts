import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let staff: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ contact: { rider_security_code_hash: 'a hash' } })
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
})

type Status = 'PENDING' | 'LOOKING_FOR_DRIVER'

const give = (id: string, rider: { readonly id: string }, status: Status = 'LOOKING_FOR_DRIVER') =>
  staff.giveShipment({ params: { id }, body: { riderId: rider.id, status } })

const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })
const CHANGED = refused(409, 'shipment-already-changed')

const shown = async (id: string) => {
  const { shipments } = dataOf(await staff.getDispatch({ params: { id: contact.id } }))
  return shipments.find((one) => one.id === id)
}

/** spec('decisions beyond-the-documents.36') */
test('a shipment is given to one rider by name, who brings it on as if he or she had taken it', async () => {
  const rider = await api.given.rider(contact, { name: 'Rita' })
  const free = await api.given.shipment(contact)
  dataOf(await give(free.id, rider))
  expect(await shown(free.id)).toMatchObject({
    status: 'ON_ROUTE_TO_PICK_UP',
    rider: { id: rider.id, name: 'Rita' },
  })
  expect(api.published.map(({ channel }) => channel)).toContain(`shipment-${free.id}`)
  const events = await api.ports.database
    .selectFrom('shipment_events')
    .select(['status', 'actor'])
    .where('shipment_id', '=', free.id)
    .where('actor', '=', 'STAFF')
    .execute()
  expect(events).toEqual([{ status: 'ON_ROUTE_TO_PICK_UP', actor: 'STAFF' }])
  const arrived = await api.riding(rider).updateShipment({
    params: { id: free.id },
    body: { id: free.id, rider_id: rider.id, rider_name: '', rider_phone: '', status: 'IN_STORE' },
  })
  expect(arrived.ok).toBe(true)

  // Also one that a rider left on its way and that waits for staff.
  const left = await api.given.shipment(contact, { status: 'PENDING' })
  dataOf(await give(left.id, rider, 'PENDING'))
  expect(await shown(left.id)).toMatchObject({ status: 'ON_ROUTE_TO_PICK_UP' })
})

/** spec('decisions beyond-the-documents.36') */
test('a carried or stacked shipment is given to no rider, and of two at once one succeeds', async () => {
  const [rita, saul] = [await api.given.rider(contact), await api.given.rider(contact)]
  const free = await api.given.shipment(contact)
  const results = await Promise.all([give(free.id, rita), give(free.id, saul)])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toMatchObject(CHANGED)
  const seenOtherwise = await api.given.shipment(contact)
  expect(await give(seenOtherwise.id, rita, 'PENDING')).toMatchObject(CHANGED)
  const stack = await api.given.shipmentStack(contact)
  expect(await give(stack.shipments[0]?.id ?? '', rita)).toMatchObject(CHANGED)
})

test('a rider who is not at work, or is of another contact, gets nothing', async () => {
  const free = await api.given.shipment(contact)
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  const gone = await api.given.rider(contact, { active: false })
  const working = await api.given.rider(contact)
  for (const rider of [gone, await api.given.rider(sibling), { id: free.id }])
    expect(await give(free.id, rider)).toMatchObject(refused(409, 'rider-off-shift'))
  // Sixteen hours later the token has died, and the shift with it.
  api.clock.now = new Date(api.clock.now.getTime() + 17 * 3_600_000)
  expect(await give(free.id, working)).toMatchObject(refused(409, 'rider-off-shift'))
  expect(await shown(free.id)).toMatchObject({ status: 'LOOKING_FOR_DRIVER', rider: null })

  const stranger = await api.as(await api.given.staff({ contacts: [sibling] }))
  const theirs = await api.given.rider(sibling)
  staff = stranger
  expect(await give(free.id, theirs)).toMatchObject(refused(404, 'shipment-not-found'))
})

test('staff of two branch contacts cannot give a shipment of one to a rider of the other', async () => {
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  const both = await api.as(await api.given.staff({ contacts: [contact, sibling] }))
  const free = await api.given.shipment(contact)
  staff = both
  expect(await give(free.id, await api.given.rider(sibling))).toMatchObject(CHANGED)
})
