import { expect, test } from 'vitest'
import {
  boardChannel,
  branchContactOfBoard,
  liveEvents,
  orderChannel,
  trackingChannel,
} from './channel-names.ts'

test('each page has its channel', () => {
  expect(orderChannel('7F3K9QW2ZD')).toBe('order-7F3K9QW2ZD')
  expect(trackingChannel('42')).toBe('tracking-42')
  expect(boardChannel('0199c0de-0000-7000-8000-000000000001')).toBe(
    'private-board-0199c0de-0000-7000-8000-000000000001',
  )
})

test('a board channel gives back its branch contact, any other channel none', () => {
  expect(branchContactOfBoard(boardChannel('b1'))).toBe('b1')
  expect(branchContactOfBoard('private-board-')).toBeUndefined()
  expect(branchContactOfBoard(orderChannel('private-board-b1'))).toBeUndefined()
})

test('the events keep the names that pages bind to', () => {
  expect(liveEvents).toEqual({
    orderUpdated: 'order-updated',
    boardUpdated: 'board-updated',
    trackingUpdated: 'logistics-tracking-update',
    shipmentUpdated: 'shipment-updated',
    dispatchUpdated: 'dispatch-updated',
  })
})
