import { describe, expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import { hasLostAuction, isValidRider, validDeliveryKey } from './shipment-seen.ts'
import {
  inStackOrder,
  isStackFinished,
  isStackReturning,
  settledStackStatus,
  STACK_STATES,
  STACK_STATUSES,
  type StackStatus,
} from './shipment-stack.ts'
import type { ShipmentStatus } from './shipment-status.ts'

const shipment = (id: string, status: ShipmentStatus, fields: object = {}) => ({
  id,
  status,
  stackingOrder: 0,
  returnShipment: false,
  ...fields,
})
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')

describe('the list of a stack', () => {
  /** spec('001 §4.16') */
  test('has what is delivered first, what is canceled last, the others by their stacking order', () => {
    const list = [
      shipment('x', 'DRIVER_CANCELED', { stackingOrder: 1 }),
      shipment('c', 'ON_ROUTE_TO_DROP_OFFS', { stackingOrder: 3 }),
      shipment('b', 'ON_ROUTE_TO_DROP_OFF', { stackingOrder: 2 }),
      shipment('y', 'STORE_CANCELED', { stackingOrder: 2 }),
      shipment('a', 'DELIVERED', { stackingOrder: 9 }),
      shipment('r', 'RETURNED', { stackingOrder: 4 }),
    ]
    expect(ids(inStackOrder(list))).toBe('rabcxy')
    expect(ids(list)).toBe('xcbyar')
  })

  test('keeps one order where the stacking order is the same', () => {
    const [a, b] = [shipment('a', 'IN_STORE'), shipment('b', 'IN_STORE')]
    expect(ids(inStackOrder([b, a]))).toBe('ab')
    expect(ids(inStackOrder([a, b]))).toBe('ab')
  })
})

describe('a stack', () => {
  test('reaches every state it can have, and slides from the offer to the doors', () => {
    const reached = new Set<StackStatus>(['STACKING'])
    for (const from of reached) {
      for (const to of STACK_STATUSES) if (STACK_STATES[from].moves[to]) reached.add(to)
    }
    expect([...reached].toSorted()).toEqual([...STACK_STATUSES].toSorted())
    const flow: StackStatus[] = ['LOOKING_FOR_DRIVER']
    for (let at: StackStatus | null = 'LOOKING_FOR_DRIVER'; (at = STACK_STATES[at].next);) flow.push(at)
    expect(flow).toEqual(['LOOKING_FOR_DRIVER', 'ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFFS'])
  })

  /** spec('001 §4.14') */
  test('is finished when every shipment is delivered, canceled or returned', () => {
    const over = [shipment('a', 'DELIVERED'), shipment('b', 'DRIVER_CANCELED'), shipment('c', 'RETURNED')]
    expect(isStackFinished(over)).toBe(true)
    expect(isStackFinished([...over, shipment('d', 'ON_ROUTE_TO_DROP_OFF')])).toBe(false)
    expect(isStackFinished([])).toBe(false)
  })

  test.each([
    [['DELIVERED', 'DRIVER_CANCELED'], 'DELIVERED'],
    [['RETURNED', 'STORE_CANCELED'], 'RETURNED'],
    [['DRIVER_CANCELED', 'STORE_CANCELED'], 'DRIVER_CANCELED'],
    [['STORE_CANCELED', 'CUSTOMER_CANCELED'], 'STORE_CANCELED'],
    [['CUSTOMER_CANCELED', 'CANCELED'], 'CANCELED'],
    [['DELIVERED', 'IN_STORE'], undefined],
  ] as const)('of %j is settled as %s', (statuses, settled) => {
    expect(settledStackStatus(statuses.map((status) => shipment('a', status)))).toBe(settled)
  })

  test('brings its returns back once all is over and one of them was delivered', () => {
    const back = shipment('a', 'DELIVERED', { returnShipment: true })
    expect(isStackReturning([back, shipment('b', 'DELIVERED')])).toBe(true)
    expect(isStackReturning([back, shipment('b', 'ON_ROUTE_TO_DROP_OFFS')])).toBe(false)
    expect(isStackReturning([{ ...back, status: 'RETURNED' as const }])).toBe(false)
    expect(isStackReturning([shipment('b', 'DELIVERED')])).toBe(false)
  })

  /** spec('001 §4.13') */
  /** spec('001 §4.12') */
  test('with returns is updated until each of them is returned or canceled', () => {
    const back = (status: ShipmentStatus) => shipment('a', status, { returnShipment: true })
    const next = (status: StackStatus, ...shipments: ReturnType<typeof back>[]) =>
      nextStep({ kind: 'stack', id: 's', status, shipments })?.to
    expect(next('DELIVERED', back('DELIVERED'), back('RETURNED'))).toBe('RETURNED')
    expect(next('DELIVERED', back('DRIVER_CANCELED'), back('RETURNED'))).toBeUndefined()
    expect(next('STACKING', back('STACKING'))).toBeUndefined()
  })

  test('without returns is updated while it is on its way', () => {
    const updatable = STACK_STATUSES.filter((status) => {
      const shipments = [shipment('a', STACK_STATES[status].shipmentsBecome ?? status)]
      return nextStep({ kind: 'stack', id: 's', status, shipments }) !== null
    })
    expect(updatable).toEqual([
      'LOOKING_FOR_DRIVER',
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
  })
})

describe('the views of riders and diners', () => {
  /** spec('001 §4.18') */
  test('a rider lost the auction when the first shipment has another rider', () => {
    const of = (id: string | null) => ({ rider: id === null ? null : { id } })
    expect(hasLostAuction([of('other'), of('me')], 'me')).toBe(true)
    expect(hasLostAuction([of('me'), of('other')], 'me')).toBe(false)
    expect(hasLostAuction([of(null)], 'me')).toBe(false)
    expect(hasLostAuction([], 'me')).toBe(false)
  })

  /** spec('decisions constants.10') */
  test('a delivery key is valid with four digits, while the shipment is not over, where it is asked for', () => {
    expect(validDeliveryKey('0420', 'IN_STORE')).toBe('0420')
    for (const status of ['DELIVERED', 'RETURNED', 'STORE_CANCELED'] as const)
      expect(validDeliveryKey('0420', status)).toBeNull()
    for (const none of ['420', '04201', null]) expect(validDeliveryKey(none, 'IN_STORE')).toBeNull()
  })

  test('a rider is valid with an id and a phone', () => {
    expect(isValidRider({ id: 'r', phone: '+541123456789' })).toBe(true)
    expect(isValidRider({ id: 'r', phone: ' ' })).toBe(false)
    expect(isValidRider({ id: 'r', phone: null })).toBe(false)
    expect(isValidRider({ id: 'r' })).toBe(false)
    expect(isValidRider({ id: ' ', phone: '+541123456789' })).toBe(false)
    expect(isValidRider({ id: null, phone: '+541123456789' })).toBe(false)
    expect(isValidRider(null)).toBe(false)
  })
})
