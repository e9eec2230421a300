import { describe, expect, test } from 'vitest'
import { afterStep, nextStep, type Carriage } from './next-step.ts'
import { hasPassed } from './rider-move.ts'
import { STACK_STATES, STACK_STATUSES, type StackStatus } from './shipment-stack.ts'
import { mayMove, SHIPMENT_STATES, statusesThat } from './shipment-states.ts'
import { SHIPMENT_ACTORS, SHIPMENT_STATUSES, type ShipmentStatus } from './shipment-status.ts'

const CALLED_OFF = ['CANCELED SYSTEM', 'CUSTOMER_CANCELED DINER', 'STORE_CANCELED STAFF']
const GIVEN_UP = ['DRIVER_CANCELED RIDER', ...CALLED_OFF]

/** All that may happen to a shipment in a state, as "TO ACTOR". */
const movesFrom = (status: ShipmentStatus, returnShipment: boolean): string[] =>
  SHIPMENT_STATUSES.flatMap((to) =>
    SHIPMENT_ACTORS.filter((actor) => mayMove({ status, returnShipment }, to, actor)).map(
      (actor) => `${to} ${actor}`,
    ),
  )

test.each([
  ['PENDING', ['LOOKING_FOR_DRIVER STAFF', 'LOOKING_FOR_DRIVER SYSTEM', 'STACKING STAFF', ...CALLED_OFF]],
  ['STACKING', ['PENDING STAFF', 'LOOKING_FOR_DRIVER STAFF', ...CALLED_OFF]],
  ['LOOKING_FOR_DRIVER', ['PENDING STAFF', 'ON_ROUTE_TO_PICK_UP RIDER', 'STACKING STAFF', ...CALLED_OFF]],
  ['ON_ROUTE_TO_PICK_UP', ['IN_STORE RIDER', ...GIVEN_UP]],
  ['IN_STORE', ['ON_ROUTE_TO_DROP_OFF RIDER', 'ON_ROUTE_TO_DROP_OFFS RIDER', ...GIVEN_UP]],
  [
    'ON_ROUTE_TO_DROP_OFFS',
    ['ON_ROUTE_TO_DROP_OFF RIDER', 'DELIVERED STAFF', 'DELIVERED RIDER', ...GIVEN_UP],
  ],
  [
    'ON_ROUTE_TO_DROP_OFF',
    ['ON_ROUTE_TO_DROP_OFFS RIDER', 'DELIVERED STAFF', 'DELIVERED RIDER', ...GIVEN_UP],
  ],
  ['DELIVERED', []],
  ['RETURNED', []],
  ['DRIVER_CANCELED', []],
  ['CANCELED', []],
  ['CUSTOMER_CANCELED', []],
  ['STORE_CANCELED', []],
] as const)(
  'from %s a shipment moves by %j, and back to the shop only once it was delivered',
  (status, moves) => {
    expect(movesFrom(status, false)).toEqual(moves)
    const back = status === 'DELIVERED' ? ['RETURNED STAFF', 'RETURNED RIDER'] : []
    expect(movesFrom(status, true)).toEqual([...moves, ...back])
  },
)

test('a state can slide exactly where it has a next one', () => {
  for (const status of SHIPMENT_STATUSES) {
    const { next, slide } = SHIPMENT_STATES[status]
    expect([status, slide === null]).toEqual([status, next === null])
  }
})

test('the states that share a property', () => {
  const canceled = ['DRIVER_CANCELED', 'CANCELED', 'CUSTOMER_CANCELED', 'STORE_CANCELED']
  expect(statusesThat('onOffer')).toEqual(['LOOKING_FOR_DRIVER'])
  expect(statusesThat('carried')).toEqual(statusesThat('cancellable'))
  expect(statusesThat('canceled')).toEqual(canceled)
  expect(statusesThat('finished')).toEqual(['DELIVERED', 'RETURNED', ...canceled])
  expect(SHIPMENT_STATUSES.filter((status) => SHIPMENT_STATES[status].slide !== null)).toEqual([
    'LOOKING_FOR_DRIVER',
    'ON_ROUTE_TO_PICK_UP',
    'IN_STORE',
    'ON_ROUTE_TO_DROP_OFF',
    'ON_ROUTE_TO_DROP_OFFS',
    'DELIVERED',
  ])
})

describe('the table of a stack', () => {
  const shop = ['STORE_CANCELED STAFF', 'CANCELED SYSTEM']
  const rider = ['DRIVER_CANCELED RIDER', ...shop]
  const movesOf = (status: StackStatus): string[] =>
    Object.entries(STACK_STATES[status].moves).flatMap(([to, actors]) =>
      actors.map((actor) => `${to} ${actor}`),
    )

  test.each([
    ['STACKING', ['LOOKING_FOR_DRIVER STAFF', ...shop]],
    ['LOOKING_FOR_DRIVER', ['ON_ROUTE_TO_PICK_UP RIDER', 'STACKING STAFF', ...shop]],
    ['ON_ROUTE_TO_PICK_UP', ['IN_STORE RIDER', ...rider]],
    ['IN_STORE', ['ON_ROUTE_TO_DROP_OFFS RIDER', ...rider]],
    ['ON_ROUTE_TO_DROP_OFFS', ['DELIVERED RIDER', 'DELIVERED STAFF', 'DELIVERED SYSTEM', ...rider]],
    ['DELIVERED', ['RETURNED RIDER', 'RETURNED STAFF']],
    ['RETURNED', []],
    ['DRIVER_CANCELED', []],
    ['CANCELED', []],
    ['STORE_CANCELED', []],
  ] as const)('from %s it moves by %j', (status, moves) => {
    expect(movesOf(status)).toEqual(moves)
  })

  test('slides under its labels, and takes its shipments along', () => {
    expect(STACK_STATUSES.map((status) => STACK_STATES[status].slide)).toEqual([
      null,
      'accept',
      'arrive',
      'leave',
      'deliver',
      'return',
      null,
      null,
      null,
      null,
    ])
    const own = STACK_STATUSES.filter((status) => STACK_STATES[status].shipmentsBecome !== status)
    expect(own).toEqual(['DELIVERED'])
    expect(STACK_STATES.DELIVERED).toMatchObject({ next: 'RETURNED', shipmentsBecome: null })
  })
})

describe('a wish that comes again', () => {
  test('is known by the way; nobody wishes for an offer, and what was canceled has no way', () => {
    expect(hasPassed('IN_STORE', 'ON_ROUTE_TO_PICK_UP')).toBe(true)
    expect(hasPassed('ON_ROUTE_TO_DROP_OFFS', 'IN_STORE')).toBe(true)
    expect(hasPassed('RETURNED', 'ON_ROUTE_TO_DROP_OFFS')).toBe(true)
    expect(hasPassed('IN_STORE', 'LOOKING_FOR_DRIVER')).toBe(false)
    expect(hasPassed('ON_ROUTE_TO_PICK_UP', 'IN_STORE')).toBe(false)
    expect(hasPassed('DELIVERED', 'STORE_CANCELED')).toBe(false)
    expect(hasPassed('STORE_CANCELED', 'STORE_CANCELED')).toBe(true)
  })
})

describe('the load of a rider after a step that the server has not heard of', () => {
  const one = (id: string, status: ShipmentStatus, returnShipment = false) => ({ id, status, returnShipment })
  const stackOf = (status: ShipmentStatus, ...shipments: Carriage['shipments']): Carriage => ({
    kind: 'stack',
    id: 's',
    status,
    shipments,
  })
  const statuses = ({ status, shipments }: Carriage): string[] => [
    status,
    ...shipments.map((each) => each.status),
  ]

  test('a whole stack’s step leaves alone what is over', () => {
    const taken = stackOf('LOOKING_FOR_DRIVER', one('a', 'LOOKING_FOR_DRIVER'), one('b', 'STORE_CANCELED'))
    const after = afterStep(taken, { kind: 'stack', id: 's', to: 'ON_ROUTE_TO_PICK_UP' })
    expect(statuses(after)).toEqual(['ON_ROUTE_TO_PICK_UP', 'ON_ROUTE_TO_PICK_UP', 'STORE_CANCELED'])
  })

  test('only what must return comes back with it', () => {
    const over = stackOf(
      'DELIVERED',
      one('a', 'DELIVERED', true),
      one('b', 'DELIVERED'),
      one('c', 'CANCELED', true),
    )
    const after = afterStep(over, { kind: 'stack', id: 's', to: 'RETURNED' })
    expect(statuses(after)).toEqual(['RETURNED', 'RETURNED', 'DELIVERED', 'CANCELED'])
  })

  test('one shipment’s step changes neither the stack nor the others, but the one that was on its way', () => {
    const way = stackOf(
      'ON_ROUTE_TO_DROP_OFFS',
      one('a', 'ON_ROUTE_TO_DROP_OFF'),
      one('b', 'ON_ROUTE_TO_DROP_OFFS'),
    )
    const delivered = afterStep(way, { kind: 'simple', id: 'a', to: 'DELIVERED' })
    expect(statuses(delivered)).toEqual(['ON_ROUTE_TO_DROP_OFFS', 'DELIVERED', 'ON_ROUTE_TO_DROP_OFFS'])
    const picked = afterStep(way, { kind: 'simple', id: 'b', to: 'ON_ROUTE_TO_DROP_OFF' })
    expect(statuses(picked)).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'ON_ROUTE_TO_DROP_OFFS',
      'ON_ROUTE_TO_DROP_OFF',
    ])
    const another = afterStep(way, { kind: 'stack', id: 't', to: 'RETURNED' })
    expect(another).toEqual(way)
  })

  test('one shipment that is given up takes none along, and what was delivered stays so', () => {
    const way = stackOf('ON_ROUTE_TO_DROP_OFFS', one('a', 'DELIVERED'), one('b', 'ON_ROUTE_TO_DROP_OFFS'))
    const givenUp = stackOf(way.status, ...way.shipments, one('c', 'ON_ROUTE_TO_DROP_OFFS'))
    expect(statuses(afterStep(givenUp, { kind: 'simple', id: 'c', to: 'DRIVER_CANCELED' }))).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'DELIVERED',
      'ON_ROUTE_TO_DROP_OFFS',
      'DRIVER_CANCELED',
    ])
    expect(statuses(afterStep(way, { kind: 'simple', id: 'b', to: 'ON_ROUTE_TO_DROP_OFF' }))).toEqual([
      'ON_ROUTE_TO_DROP_OFFS',
      'DELIVERED',
      'ON_ROUTE_TO_DROP_OFF',
    ])
  })

  test('a shipment and a stack of the same id are two things', () => {
    const taken = stackOf('IN_STORE', one('a', 'IN_STORE'))
    expect(afterStep(taken, { kind: 'simple', id: 's', to: 'DRIVER_CANCELED' })).toEqual(taken)
  })

  test('nothing is left to slide of nothing, of what is not offered, and of what was called off', () => {
    expect(nextStep({ kind: 'simple', id: 'a', status: 'IN_STORE', shipments: [] })).toBeNull()
    expect(nextStep(stackOf('STACKING', one('a', 'STACKING')))).toBeNull()
    expect(nextStep(stackOf('STORE_CANCELED', one('a', 'STORE_CANCELED')))).toBeNull()
    expect(nextStep(stackOf('ON_ROUTE_TO_DROP_OFFS', one('a', 'STORE_CANCELED')))).toBeNull()
    expect(nextStep(stackOf('ON_ROUTE_TO_DROP_OFF', one('a', 'ON_ROUTE_TO_DROP_OFF')))).toBeNull()
  })
})
