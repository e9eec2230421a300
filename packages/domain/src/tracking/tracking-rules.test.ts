import { expect, test } from 'vitest'
import {
  isOnTheWay,
  isTrackingFinished,
  isValidDeliveryKey,
  isValidRider,
  trackedStatus,
} from './tracking-rules.ts'

test('customers see the details on the way to the door alone', () => {
  const seen = [
    'LOOKING_FOR_DRIVER',
    'IN_STORE',
    'ON_ROUTE_TO_DROP_OFF',
    'ON_ROUTE_TO_DROP_OFFS',
    'DELIVERED',
  ]
  expect(seen.map(isOnTheWay)).toEqual([false, false, true, true, false])
})

test('a delivery key is shown while it is four digits and the shipment is not finished', () => {
  expect(isValidDeliveryKey('0042', 'LOOKING_FOR_DRIVER')).toBe(true)
  expect(isValidDeliveryKey('0042', 'DRIVER_CANCELED')).toBe(true)
  for (const status of ['DELIVERED', 'RETURNED', 'CANCELED', 'CUSTOMER_CANCELED', 'STORE_CANCELED']) {
    expect(isTrackingFinished(status)).toBe(true)
    expect(isValidDeliveryKey('0042', status)).toBe(false)
  }
  for (const key of [null, '', '42', '00421', 'abcd']) expect(isValidDeliveryKey(key, 'IN_STORE')).toBe(false)
})

test('a rider without an id or a phone is none', () => {
  expect(isValidRider({ id: '1', phone: '11 2345' })).toBe(true)
  expect(isValidRider({ id: null, phone: '11 2345' })).toBe(false)
  expect(isValidRider({ id: '1', phone: ' ' })).toBe(false)
})

test('a customer is not told what goes on behind the counter', () => {
  expect(trackedStatus('STACKING')).toBe('LOOKING_FOR_DRIVER')
  expect(trackedStatus('DRIVER_CANCELED')).toBe('LOOKING_FOR_DRIVER')
  expect(trackedStatus('STORE_CANCELED')).toBe('STORE_CANCELED')
})
