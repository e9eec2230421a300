import { expect, test } from 'vitest'
import type { Delivery } from '../rider/delivery.ts'
import { wayOf } from './way-of.ts'

const shop = { lat: -34.58, lng: -58.42 }
const door = (lat: number) => ({ lat, lng: -58.4 })
const shipment = (id: string, status: Delivery['status'], lat: number | null) =>
  ({ id, status, pickUp: { position: shop }, destination: lat === null ? null : door(lat) }) as never

const way = (status: Delivery['status'], shipments: readonly never[], currentId?: string) => {
  const link = wayOf({ kind: 'stack', id: 's', code: '', createdAt: '', status, shipments }, currentId)
  return link && Object.fromEntries(new URL(link).searchParams)
}

/** spec('001 §2.46') */
test('before the food is fetched the way goes over the shop', () => {
  expect(way('ON_ROUTE_TO_PICK_UP', [shipment('a', 'ON_ROUTE_TO_PICK_UP', -34.6)])).toMatchObject({
    waypoints: '-34.58,-58.42',
    destination: '-34.6,-58.4',
  })
})

/** spec('001 §2.48') */
test('then it begins at the shop and goes to the picked door before the others, past those that are done', () => {
  const shipments = [
    shipment('a', 'DELIVERED', -34.6),
    shipment('b', 'ON_ROUTE_TO_DROP_OFFS', -34.61),
    shipment('c', 'ON_ROUTE_TO_DROP_OFF', -34.62),
  ]
  expect(way('ON_ROUTE_TO_DROP_OFFS', shipments, 'c')).toMatchObject({
    origin: '-34.58,-58.42',
    waypoints: '-34.62,-58.4',
    destination: '-34.61,-58.4',
  })
})

/** spec('000 §7.42') */
test('with no door left it goes back to the shop, and a door that nobody found is left out', () => {
  expect(way('DELIVERED', [shipment('a', 'DELIVERED', -34.6)])).toMatchObject({
    destination: '-34.58,-58.42',
  })
  const lost = [shipment('a', 'ON_ROUTE_TO_DROP_OFFS', null), shipment('b', 'ON_ROUTE_TO_DROP_OFFS', -34.6)]
  const found = way('ON_ROUTE_TO_DROP_OFFS', lost, 'a')
  expect(found).toMatchObject({ destination: '-34.6,-58.4' })
  expect(found).not.toHaveProperty('waypoints')
})
