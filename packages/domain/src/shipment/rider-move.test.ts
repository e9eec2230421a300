import { describe, expect, test } from 'vitest'
import { hasPassed, moveOfShipment, moveOfStack } from './rider-move.ts'
import { STACK_STATUSES, type StackStatus } from './shipment-stack.ts'
import { SHIPMENT_STATUSES, type ShipmentStatus } from './shipment-status.ts'

const single = (status: ShipmentStatus, returnShipment = false) => ({
  status,
  returnShipment,
  stacked: false,
})
const stacked = (status: ShipmentStatus, returnShipment = false) => ({
  status,
  returnShipment,
  stacked: true,
})
const move = (to: ShipmentStatus) => ({ kind: 'move', to })
const already = { kind: 'already' }
const impossible = { kind: 'impossible' }

describe('a rider wishes for a single shipment', () => {
  const flow = [
    'LOOKING_FOR_DRIVER',
    'ON_ROUTE_TO_PICK_UP',
    'IN_STORE',
    'ON_ROUTE_TO_DROP_OFF',
    'DELIVERED',
  ] as const

  test('the next state of the flow, and no other that lies ahead; what lies behind was done', () => {
    for (const [at, status] of flow.entries()) {
      for (const [to, wanted] of flow.entries()) {
        const expected =
          to === at + 1 ? move(wanted) : to <= at && (to > 0 || at === 0) ? already : impossible
        expect([status, wanted, moveOfShipment(single(status), wanted)]).toEqual([status, wanted, expected])
      }
    }
  })

  /** spec('decisions enumerations.11') */
  test('either drop-off state, and means its own', () => {
    expect(moveOfShipment(single('IN_STORE'), 'ON_ROUTE_TO_DROP_OFFS')).toEqual(move('ON_ROUTE_TO_DROP_OFF'))
    expect(moveOfShipment(single('ON_ROUTE_TO_DROP_OFF'), 'ON_ROUTE_TO_DROP_OFFS')).toEqual(already)
  })

  test('to give it up where that can be, and to bring back what must return', () => {
    expect(moveOfShipment(single('IN_STORE'), 'DRIVER_CANCELED')).toEqual(move('DRIVER_CANCELED'))
    expect(moveOfShipment(single('DRIVER_CANCELED'), 'DRIVER_CANCELED')).toEqual(already)
    expect(moveOfShipment(single('DELIVERED'), 'DRIVER_CANCELED')).toEqual(impossible)
    expect(moveOfShipment(single('LOOKING_FOR_DRIVER'), 'DRIVER_CANCELED')).toEqual(impossible)
    expect(moveOfShipment(single('DELIVERED', true), 'RETURNED')).toEqual(move('RETURNED'))
    expect(moveOfShipment(single('DELIVERED'), 'RETURNED')).toEqual(impossible)
  })

  test('nothing of what is the shop’s to do, from any state', () => {
    const others = [
      'PENDING',
      'STACKING',
      'LOOKING_FOR_DRIVER',
      'CANCELED',
      'CUSTOMER_CANCELED',
      'STORE_CANCELED',
    ] as const
    for (const status of SHIPMENT_STATUSES) {
      for (const wanted of others)
        expect(moveOfShipment(single(status, true), wanted)).toEqual(status === wanted ? already : impossible)
    }
  })

  test('nothing of what was called off', () => {
    for (const wanted of flow.slice(1))
      expect(moveOfShipment(single('STORE_CANCELED'), wanted)).toEqual(impossible)
  })
})

describe('a rider wishes for a shipment of a stack', () => {
  test('nothing before the stack has left the shop, but to give it up', () => {
    for (const status of ['LOOKING_FOR_DRIVER', 'ON_ROUTE_TO_PICK_UP', 'IN_STORE'] as const) {
      expect(moveOfShipment(stacked(status), 'ON_ROUTE_TO_DROP_OFF')).toEqual(impossible)
      expect(moveOfShipment(stacked(status), 'DELIVERED')).toEqual(impossible)
    }
    expect(moveOfShipment(stacked('LOOKING_FOR_DRIVER'), 'ON_ROUTE_TO_PICK_UP')).toEqual(impossible)
    expect(moveOfShipment(stacked('IN_STORE'), 'DRIVER_CANCELED')).toEqual(move('DRIVER_CANCELED'))
  })

  /** spec('001 §4.15') */
  test('to pick it, to deliver it, and to bring it back', () => {
    expect(moveOfShipment(stacked('ON_ROUTE_TO_DROP_OFFS'), 'ON_ROUTE_TO_DROP_OFF')).toEqual(
      move('ON_ROUTE_TO_DROP_OFF'),
    )
    expect(moveOfShipment(stacked('ON_ROUTE_TO_DROP_OFFS'), 'DELIVERED')).toEqual(move('DELIVERED'))
    expect(moveOfShipment(stacked('ON_ROUTE_TO_DROP_OFF'), 'DELIVERED')).toEqual(move('DELIVERED'))
    expect(moveOfShipment(stacked('ON_ROUTE_TO_DROP_OFF'), 'ON_ROUTE_TO_DROP_OFFS')).toEqual(already)
    expect(moveOfShipment(stacked('DELIVERED', true), 'RETURNED')).toEqual(move('RETURNED'))
    expect(moveOfShipment(stacked('DELIVERED'), 'ON_ROUTE_TO_DROP_OFF')).toEqual(already)
  })
})

describe('a rider wishes for a whole stack', () => {
  const stack = (status: StackStatus, ...shipments: readonly ShipmentStatus[]) => ({
    status,
    shipments: shipments.map((one) => ({ status: one, returnShipment: true })),
  })

  test('to take it, to arrive, to leave, and to give it up on the way', () => {
    const wishes = STACK_STATUSES.flatMap((status) =>
      SHIPMENT_STATUSES.filter((to) => moveOfStack(stack(status, 'IN_STORE'), to).kind === 'move').map(
        (to) => `${status} ${to}`,
      ),
    )
    expect(wishes).toEqual([
      'LOOKING_FOR_DRIVER ON_ROUTE_TO_PICK_UP',
      'ON_ROUTE_TO_PICK_UP IN_STORE',
      'ON_ROUTE_TO_PICK_UP DRIVER_CANCELED',
      'IN_STORE ON_ROUTE_TO_DROP_OFFS',
      'IN_STORE DRIVER_CANCELED',
      'ON_ROUTE_TO_DROP_OFFS DRIVER_CANCELED',
    ])
  })

  test('to leave with what is left, where the shop called one of its shipments off', () => {
    const wish = moveOfStack(stack('IN_STORE', 'STORE_CANCELED', 'IN_STORE'), 'ON_ROUTE_TO_DROP_OFFS')
    expect(wish).toEqual(move('ON_ROUTE_TO_DROP_OFFS'))
  })

  test('nothing of one in which nothing is left to do, but its returns', () => {
    expect(moveOfStack(stack('LOOKING_FOR_DRIVER', 'STORE_CANCELED'), 'ON_ROUTE_TO_PICK_UP')).toEqual(
      impossible,
    )
    expect(moveOfStack(stack('DELIVERED', 'DELIVERED', 'DRIVER_CANCELED'), 'RETURNED')).toEqual(
      move('RETURNED'),
    )
    expect(moveOfStack(stack('ON_ROUTE_TO_DROP_OFFS', 'DELIVERED', 'IN_STORE'), 'RETURNED')).toEqual(
      impossible,
    )
    expect(moveOfStack(stack('ON_ROUTE_TO_DROP_OFFS', 'DELIVERED', 'IN_STORE'), 'DELIVERED')).toEqual(
      impossible,
    )
  })

  test('any step that it has taken already', () => {
    expect(moveOfStack(stack('ON_ROUTE_TO_DROP_OFFS', 'DELIVERED'), 'IN_STORE')).toEqual(already)
    expect(moveOfStack(stack('RETURNED', 'RETURNED'), 'RETURNED')).toEqual(already)
    expect(hasPassed('STORE_CANCELED', 'IN_STORE')).toBe(false)
  })
})
