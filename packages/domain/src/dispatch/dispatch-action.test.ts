import { expect, test } from 'vitest'
import { dispatchActions, freshStatus, STACKABLE } from './dispatch-action.ts'

test('staff offers what waits, takes back what is carried, and asks back what is not back yet', () => {
  const can = (status: Parameters<typeof dispatchActions>[0]['status'], returnShipment = false) =>
    dispatchActions({ status, returnShipment })
  expect(can('PENDING')).toEqual(['offer', 'return'])
  expect(can('LOOKING_FOR_DRIVER')).toEqual(['return'])
  expect(can('IN_STORE', true)).toEqual(['take-back', 'no-return'])
  expect(can('ON_ROUTE_TO_DROP_OFF')).toEqual(['take-back', 'return'])
  expect(can('DELIVERED')).toEqual(['return'])
  expect(can('DELIVERED', true)).toEqual(['no-return'])
  for (const over of ['RETURNED', 'STORE_CANCELED', 'DRIVER_CANCELED'] as const) expect(can(over)).toEqual([])
})

test('shipments that no rider carries yet can be stacked', () => {
  expect(STACKABLE).toEqual(['PENDING', 'LOOKING_FOR_DRIVER'])
})

test('a shipment taken back is on offer at once, unless its food has left the shop', () => {
  expect(freshStatus('ON_ROUTE_TO_PICK_UP')).toBe('LOOKING_FOR_DRIVER')
  expect(freshStatus('IN_STORE')).toBe('LOOKING_FOR_DRIVER')
  expect(freshStatus('ON_ROUTE_TO_DROP_OFF')).toBe('PENDING')
  expect(freshStatus('ON_ROUTE_TO_DROP_OFFS')).toBe('PENDING')
})
