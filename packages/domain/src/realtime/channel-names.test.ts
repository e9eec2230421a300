import { expect, test } from 'vitest'
import {
  boardChannel,
  branchContactOfRiders,
  dispatchChannel,
  liveEvents,
  orderChannel,
  ridersChannel,
  shipmentChannel,
  shopChannel,
  trackingChannel,
} from './channel-names.ts'
import { staffChannelOf } from './staff-channel.ts'

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
})

test('the channels of staff and riders are private: they are heard with a signature alone', () => {
  const heard = [boardChannel, dispatchChannel, shopChannel, ridersChannel].map((of) => of('b1'))
  expect(heard).toEqual(['private-board-b1', 'private-dispatch-b1', 'private-shop-b1', 'private-riders-b1'])
  for (const name of [orderChannel('private-1'), trackingChannel('1'), shipmentChannel('1')])
    expect(name.startsWith('private-')).toBe(false)
})

test('each channel of staff says where it is heard and what has to be seen there, and no other does', () => {
  expect(staffChannelOf('private-board-b1')).toEqual({ branchContactId: 'b1', permission: 'orders.see' })
  expect(staffChannelOf('private-dispatch-b1')).toEqual({ branchContactId: 'b1', permission: 'riders' })
  expect(staffChannelOf('private-shop-b1')).toEqual({ branchContactId: 'b1', permission: null })
  for (const name of ['private-board-', 'private-riders-b1', 'order-private-board-b1', 'private-', ''])
    expect(staffChannelOf(name)).toBeUndefined()
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
