import { describe, expect, test } from 'vitest'
import {
  concernsOffers,
  isInHand,
  mayMove,
  nextStatus,
  SHIPMENT_STATES,
  slideAction,
  statusesThat,
  UNFINISHED_STATUSES,
} from './shipment-states.ts'
import {
  OWN_FLEET,
  SHIPMENT_ACTORS,
  SHIPMENT_STATUSES,
  SLIDE_ACTIONS,
  type ShipmentStatus,
} from './shipment-status.ts'

const alone = (status: ShipmentStatus) => ({ status, returnShipment: false })
const returning = (status: ShipmentStatus) => ({ status, returnShipment: true })

/** Where moves lead, from a state on. */
function reachedFrom(start: ShipmentStatus): ReadonlySet<ShipmentStatus> {
  const reached = new Set<ShipmentStatus>([start])
  for (const from of reached) {
    for (const to of SHIPMENT_STATUSES) if (SHIPMENT_STATES[from].moves[to]) reached.add(to)
  }
  return reached
}

describe('the table of shipment states', () => {
  /** spec('001 §4.8') spec('decisions enumerations.5') */
  test('has every state of the documents, and reaches each from the default one', () => {
    expect(Object.keys(SHIPMENT_STATES).toSorted()).toEqual([...SHIPMENT_STATUSES].toSorted())
    expect([...reachedFrom('PENDING')].toSorted()).toEqual([...SHIPMENT_STATUSES].toSorted())
  })

  /** spec('001 §4.9') spec('001 §4.10') */
  test('slides through the normal flow of a single shipment', () => {
    const flow: ShipmentStatus[] = ['LOOKING_FOR_DRIVER']
    for (let next = nextStatus(alone('LOOKING_FOR_DRIVER')); next; next = nextStatus(alone(next)))
      flow.push(next)
    expect(flow).toEqual([
      'LOOKING_FOR_DRIVER',
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFF',
      'DELIVERED',
    ])
  })

  test('a shipment of a stack goes through the plural, and may be delivered from it', () => {
    expect(mayMove(alone('IN_STORE'), 'ON_ROUTE_TO_DROP_OFFS', 'RIDER')).toBe(true)
    expect(nextStatus(alone('ON_ROUTE_TO_DROP_OFFS'))).toBe('ON_ROUTE_TO_DROP_OFF')
    expect(mayMove(alone('ON_ROUTE_TO_DROP_OFFS'), 'DELIVERED', 'RIDER')).toBe(true)
    expect(mayMove(alone('ON_ROUTE_TO_DROP_OFF'), 'ON_ROUTE_TO_DROP_OFFS', 'RIDER')).toBe(true)
  })

  test('every next state is one that the rider may bring it into, under a label', () => {
    for (const status of SHIPMENT_STATUSES) {
      const next = nextStatus(returning(status))
      expect(slideAction(returning(status)) === null).toBe(next === null)
      if (next) expect(mayMove(returning(status), next, 'RIDER')).toBe(true)
    }
    expect(new Set(SHIPMENT_STATUSES.flatMap((status) => slideAction(returning(status)) ?? []))).toEqual(
      new Set(SLIDE_ACTIONS),
    )
  })

  test.each([
    ['LOOKING_FOR_DRIVER', 'accept'],
    ['ON_ROUTE_TO_PICK_UP', 'arrive'],
    ['IN_STORE', 'leave'],
    ['ON_ROUTE_TO_DROP_OFF', 'deliver'],
  ] as const)('%s is slid to %s', (status, action) => {
    expect(slideAction(alone(status))).toBe(action)
  })

  test('only what must return comes back to the shop', () => {
    expect(slideAction(returning('DELIVERED'))).toBe('return')
    expect(slideAction(alone('DELIVERED'))).toBeNull()
    expect(mayMove(alone('DELIVERED'), 'RETURNED', 'RIDER')).toBe(false)
    expect(nextStatus(returning('DELIVERED'))).toBe('RETURNED')
    expect(nextStatus(alone('DELIVERED'))).toBeNull()
    expect(nextStatus(returning('RETURNED'))).toBeNull()
  })

  /** spec('001 §4.11') */
  test('is canceled by its rider on the way to the shop, in it, and on the way to the diner, and nowhere else', () => {
    const cancellable: readonly ShipmentStatus[] = [
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFF',
      'ON_ROUTE_TO_DROP_OFFS',
    ]
    expect(statusesThat('cancellable')).toEqual(cancellable)
    for (const status of SHIPMENT_STATUSES) {
      expect(mayMove(alone(status), 'DRIVER_CANCELED', 'RIDER')).toBe(cancellable.includes(status))
    }
  })

  /** spec('001 §4.12') */
  test('is updated while it is looking, on route to pick up, in store or on route to drop-offs', () => {
    expect(SHIPMENT_STATUSES.filter((status) => nextStatus(alone(status)) !== null)).toEqual([
      'LOOKING_FOR_DRIVER',
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFF',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
  })

  /** spec('001 §4.21') */
  test('is in hand from when it is taken until it was delivered, and until it is back where it must return', () => {
    expect(SHIPMENT_STATUSES.filter((status) => isInHand(alone(status)))).toEqual([
      'ON_ROUTE_TO_PICK_UP',
      'IN_STORE',
      'ON_ROUTE_TO_DROP_OFF',
      'ON_ROUTE_TO_DROP_OFFS',
    ])
    expect(isInHand(returning('DELIVERED'))).toBe(true)
    expect(isInHand(returning('RETURNED'))).toBe(false)
  })

  /** spec('001 §4.19') */
  test('customers see details only on the way to them', () => {
    expect(statusesThat('customerSeesDetails')).toEqual(['ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS'])
    const hidden = SHIPMENT_STATUSES.filter((status) => !SHIPMENT_STATES[status].visibleToCustomer)
    expect(hidden).toEqual(['STACKING', 'DRIVER_CANCELED'])
  })

  test('a shipment that goes on offer, is taken or cancelled concerns every rider, and no other step does', () => {
    expect(SHIPMENT_STATUSES.filter(concernsOffers).toSorted()).toEqual([
      'CANCELED',
      'CUSTOMER_CANCELED',
      'LOOKING_FOR_DRIVER',
      'ON_ROUTE_TO_PICK_UP',
      'STACKING',
      'STORE_CANCELED',
    ])
  })

  test('a finished shipment leads only back to the shop, and one that is not leads on', () => {
    for (const status of SHIPMENT_STATUSES) {
      const { finished, moves } = SHIPMENT_STATES[status]
      const leadsTo = Object.keys(moves).filter((to) => to !== 'RETURNED')
      expect(leadsTo.length === 0).toBe(finished)
    }
    expect([...UNFINISHED_STATUSES, ...statusesThat('finished')].toSorted()).toEqual(
      [...SHIPMENT_STATUSES].toSorted(),
    )
  })

  test('a rider gives up, the shop, the system and the diner cancel, each under a name of its own', () => {
    const by = {
      DRIVER_CANCELED: 'RIDER',
      STORE_CANCELED: 'STAFF',
      CANCELED: 'SYSTEM',
      CUSTOMER_CANCELED: 'DINER',
    }
    for (const status of SHIPMENT_STATUSES) {
      for (const [to, actor] of Object.entries(by)) {
        expect(SHIPMENT_STATES[status].moves[to as ShipmentStatus] ?? [actor]).toEqual([actor])
      }
    }
    for (const actor of SHIPMENT_ACTORS) {
      const moves = SHIPMENT_STATUSES.flatMap((status) => Object.values(SHIPMENT_STATES[status].moves))
      expect(moves.some((actors) => actors.includes(actor))).toBe(true)
    }
  })
})

/** spec('001 §9.9') */
test('the provider of the branch’s own riders is called as the documents call it', () => {
  expect(OWN_FLEET).toBe('OWN_FLEET')
})
