import type { Client } from '@mostrador/contract/client'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenRider } from '../../testing/given-rider.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let rider: GivenRider
let staff: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ contact: { rider_security_code_hash: 'a hash' } })
  rider = await api.given.rider(contact)
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
})

/**
 * How often the riders, and how often those who look at shipments, are told by something that is
 * done.
 */
async function toldBy(done: () => Promise<{ readonly ok: boolean }>): Promise<readonly [number, number]> {
  const before = api.published.length
  expect(await done()).toMatchObject({ ok: true })
  const told = (channel: string) =>
    api.published.slice(before).filter((message) => message.channel === channel).length
  return [told(`private-riders-${contact.id}`), told(`private-dispatch-${contact.id}`)]
}

const goes = (id: string, status: ShipmentStatus) => () =>
  api.riding(rider).updateShipment({
    params: { id },
    body: { id, status, rider_id: rider.id, rider_name: rider.name, rider_phone: rider.phone },
  })

const change = (id: string, status: ShipmentStatus, action: 'offer' | 'take-back' | 'return' | 'no-return') =>
  toldBy(() => staff.changeShipment({ params: { id }, body: { action, status } }))

test('the other riders hear that a shipment is taken and put back, and of no step in between', async () => {
  const { id } = await api.given.shipment(contact)
  expect(await toldBy(goes(id, 'ON_ROUTE_TO_PICK_UP'))).toEqual([1, 1])
  expect(await toldBy(goes(id, 'IN_STORE'))).toEqual([0, 1])
  expect(await change(id, 'IN_STORE', 'return')).toEqual([0, 1])
  expect(await toldBy(goes(id, 'DRIVER_CANCELED'))).toEqual([1, 1])

  const next = await api.given.shipment(contact, { rider, status: 'IN_STORE' })
  const [left] = await toldBy(goes(next.id, 'ON_ROUTE_TO_DROP_OFF'))
  const [delivered] = await toldBy(goes(next.id, 'DELIVERED'))
  expect([left, delivered]).toEqual([0, 0])
})

/** spec('decisions beyond-the-documents.2') */
test('a shipment given up on its way waits for staff to offer it: riders hear of the offer alone', async () => {
  const { id } = await api.given.shipment(contact, { rider, status: 'ON_ROUTE_TO_DROP_OFF' })
  const [givenUp] = await toldBy(goes(id, 'DRIVER_CANCELED'))
  expect(givenUp).toBe(0)
  const { shipments } = dataOf(await staff.getDispatch({ params: { id: contact.id } }))
  expect(shipments).toMatchObject([{ status: 'PENDING' }])
  expect(await change(shipments[0]?.id ?? '', 'PENDING', 'offer')).toEqual([1, 1])
  const taken = await api.given.shipment(contact, { rider, status: 'IN_STORE' })
  expect(await change(taken.id, 'IN_STORE', 'take-back')).toEqual([1, 1])
})

test('the riders hear of a stack that is made and taken apart, not of its order or of what must come back', async () => {
  const shipmentIds = [(await api.given.shipment(contact)).id, (await api.given.shipment(contact)).id]
  const [first = ''] = shipmentIds
  const made = await toldBy(() => staff.createStack({ params: { id: contact.id }, body: { shipmentIds } }))
  expect(made).toEqual([1, 1])
  const { id } = await api.ports.database.selectFrom('shipment_stacks').select('id').executeTakeFirstOrThrow()
  const body = { shipmentIds: shipmentIds.toReversed() }
  expect(await toldBy(() => staff.orderStack({ params: { id }, body }))).toEqual([0, 1])
  expect(await change(first, 'LOOKING_FOR_DRIVER', 'return')).toEqual([0, 1])
  expect(await toldBy(() => staff.dissolveStack({ params: { id } }))).toEqual([1, 1])
})

test('an order that waits for its hour wakes no rider, one that is called off does', async () => {
  const act = (id: string, action: 'accept' | 'cancel') =>
    toldBy(() => staff.changeOrderStatus({ params: { id }, body: { action, reason: 'No hay gas' } }))
  const destination = {
    street: 'Gorriti',
    number: '5000',
    city: 'Buenos Aires',
    lat: -34.58,
    lng: -58.43,
  }
  const later = { destination, scheduled: true, scheduledAt: '2026-11-20T18:00:00.000Z' }
  const { id } = await api.given.order(contact, { mode: 'DELIVERY', body: later })
  const [waits] = await act(id, 'accept')
  expect(waits).toBe(0)
  const { orderId } = await api.given.shipment(contact)
  const [calledOff] = await act(orderId, 'cancel')
  expect(calledOff).toBe(1)
})
