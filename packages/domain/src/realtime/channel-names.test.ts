import { expect, test } from 'vitest'
import {
  boardChannel,
  branchContactOfBoard,
  branchContactOfRiders,
  liveEvents,
  orderChannel,
  ridersChannel,
  shipmentChannel,
  trackingChannel,
} from './channel-names.ts'

test('each page has its channel', () => {
  expect(orderChannel('7F3K9QW2ZD')).toBe('order-7F3K9QW2ZD')
  expect(trackingChannel('42')).toBe('tracking-42')
  expect(shipmentChannel('42')).toBe('shipment-42')
  expect(boardChannel('0199c0de-0000-7000-8000-000000000001')).toBe(
    'private-board-0199c0de-0000-7000-8000-000000000001',
  )
})

test('a private channel gives back its branch contact, any other channel none', () => {
  expect(ridersChannel('b1')).toBe('private-riders-b1')
  expect(branchContactOfRiders(ridersChannel('b1'))).toBe('b1')
  for (const name of ['private-riders-', boardChannel('b1'), orderChannel('private-riders-b1')])
    expect(branchContactOfRiders(name)).toBeUndefined()
  expect(branchContactOfBoard(ridersChannel('b1'))).toBeUndefined()
  expect(branchContactOfBoard(boardChannel('b1'))).toBe('b1')
  expect(branchContactOfBoard('private-board-')).toBeUndefined()
  expect(branchContactOfBoard(orderChannel('private-board-b1'))).toBeUndefined()
})

test('the channels of boards and riders are private: they are heard with a signature alone', () => {
  const channels = [boardChannel('b1'), ridersChannel('b1'), orderChannel('private-1'), trackingChannel('1')]
  expect(channels.map((name) => name.startsWith('private-'))).toEqual([true, true, false, false])
})

test('the events keep the names that pages bind to', () => {
  expect(liveEvents).toEqual({
    orderUpdated: 'order-updated',
    boardUpdated: 'board-updated',
    trackingUpdated: 'logistics-tracking-update',
    shipmentUpdated: 'shipment-updated',
    dispatchUpdated: 'dispatch-updated',
    offersUpdated: 'offers-updated',
    documentUpdated: 'document-updated',
  })
})
