import { expect, test } from 'vitest'
import { sampleShipment } from '../testing/sample-delivery.ts'
import { doorOf } from './door-of.ts'
import { deliveryPath, shipmentsPath } from '../rider/shipment-path.ts'

const free = (zone: string, distanceInMeters: number | null) => {
  const { logisticsOrder } = sampleShipment('s')
  return sampleShipment('s', { logisticsOrder: { ...logisticsOrder, address: '', zone }, distanceInMeters })
}

test('the rider of a delivery sees its address, others its zone and distance', () => {
  expect(doorOf(sampleShipment('s', { distanceInMeters: 2300 }))).toBe('Gorriti 5000')
  expect(doorOf(free('Palermo', 2300))).toBe('Palermo · 2,3 km')
  expect(doorOf(free('Palermo', null))).toBe('Palermo')
  expect(doorOf(free('', 2300))).toBe('2,3 km')
  expect(doorOf(free('', null))).toBe('')
})

test('a delivery has a page of its own below the list of its contact', () => {
  expect(shipmentsPath('palermo')).toBe('/logistics/palermo/shipments')
  expect(deliveryPath('palermo', { kind: 'simple', id: 's1' })).toBe('/logistics/palermo/shipments/simple/s1')
  expect(deliveryPath('palermo', { kind: 'stack', id: 'm1' })).toBe('/logistics/palermo/shipments/stack/m1')
})
