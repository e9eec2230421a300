import { expect, test } from 'vitest'
import { trackedStatus } from './tracked-status.ts'

test.each([false, true])('a customer is not told what goes on behind the counter (ready: %s)', (isReady) => {
  const order = { isReady, isDelivered: false }
  expect(trackedStatus('STACKING', order)).toBe('LOOKING_FOR_DRIVER')
  expect(trackedStatus('DRIVER_CANCELED', order)).toBe('LOOKING_FOR_DRIVER')
  expect(trackedStatus('IN_STORE', order)).toBe('IN_STORE')
  expect(trackedStatus('STORE_CANCELED', order)).toBe('STORE_CANCELED')
})

test('an order is prepared until it is ready; given up on the way it waits for another rider', () => {
  expect(trackedStatus('PENDING', { isReady: false, isDelivered: false })).toBe('PENDING')
  expect(trackedStatus('PENDING', { isReady: true, isDelivered: false })).toBe('LOOKING_FOR_DRIVER')
})

test('an order that the shop handed over itself is delivered, though its shipment was called off', () => {
  const order = { isReady: false, isDelivered: true }
  for (const status of ['STORE_CANCELED', 'CANCELED', 'DRIVER_CANCELED', 'DELIVERED'] as const)
    expect(trackedStatus(status, order)).toBe('DELIVERED')
  expect(trackedStatus('RETURNED', order)).toBe('RETURNED')
})
