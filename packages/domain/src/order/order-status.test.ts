import { describe, expect, test } from 'vitest'
import {
  isCancelableByDiner,
  isUnpaid,
  nextOrderStatus,
  ORDER_ACTIONS,
  ORDER_EFFECTS,
  ORDER_STATES,
  ORDER_STATUSES,
  STATUSES_IN_PROGRESS,
  statusesBefore,
  statusesThatAllow,
  type OrderActor,
  type OrderStatus,
} from './order-status.ts'

/** Where the hands of some lead from a state. */
const nextBy = (from: OrderStatus, ...actors: OrderActor[]): readonly OrderStatus[] =>
  ORDER_ACTIONS.filter((action) =>
    actors.some((actor) => ORDER_STATES[from].may[action]?.includes(actor)),
  ).map((action) => ORDER_EFFECTS[action].to)

/** Every state that an order comes to from the first one by the hands of some. */
function reachedBy(...actors: OrderActor[]): ReadonlySet<OrderStatus> {
  const reached = new Set<OrderStatus>(['GENERATED'])
  for (const status of reached) nextBy(status, ...actors).forEach((next) => reached.add(next))
  return reached
}

describe('the table of order states', () => {
  /** spec('001 §4.1') spec('decisions enumerations.4') */
  test('the shop alone brings an order to every state, and so does a rider, whom no accepting waits for', () => {
    expect([...reachedBy('STAFF')].toSorted()).toEqual([...ORDER_STATUSES].toSorted())
    expect([...reachedBy('RIDER', 'SYSTEM')].toSorted()).toEqual([
      'CANCELED',
      'DELIVERED',
      'GENERATED',
      'READY',
    ])
    expect([...reachedBy('SYSTEM')]).toEqual(['GENERATED', 'CANCELED'])
  })

  test.each([
    ['GENERATED', ['ACCEPTED', undefined, undefined, 'CANCELED']],
    ['ACCEPTED', [undefined, 'READY', undefined, 'CANCELED']],
    ['READY', [undefined, undefined, 'DELIVERED', 'CANCELED']],
    ['DELIVERED', [undefined, undefined, undefined, undefined]],
    ['CANCELED', [undefined, undefined, undefined, undefined]],
  ] as const)('%s is accepted, made ready, delivered and canceled into %j', (status, next) => {
    const actions = ['accept', 'ready', 'deliver', 'cancel'] as const
    expect(actions.map((action) => nextOrderStatus(status, action))).toEqual(next)
  })

  test('lights the nodes of the follow-up one after the other', () => {
    expect(ORDER_STATUSES.map((status) => ORDER_STATES[status].node)).toEqual([0, 1, 2, 3, 3])
    expect(ORDER_STATUSES.map((status) => ORDER_STATES[status].inProgress)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test('goes forward only, and canceled takes the place of the last node', () => {
    for (const status of ORDER_STATUSES) {
      for (const next of nextBy(status, 'STAFF', 'RIDER', 'SYSTEM')) {
        expect(ORDER_STATES[next].node).toBeGreaterThan(ORDER_STATES[status].node)
      }
    }
    expect(ORDER_STATES.CANCELED.node).toBe(ORDER_STATES.DELIVERED.node)
  })

  test('only a finished order leads nowhere', () => {
    for (const status of ORDER_STATUSES) {
      expect(nextBy(status, 'STAFF', 'RIDER', 'SYSTEM').length > 0).toBe(ORDER_STATES[status].inProgress)
    }
    expect(STATUSES_IN_PROGRESS).toEqual(['GENERATED', 'ACCEPTED', 'READY'])
  })

  test('every action is possible somewhere, and the list of where agrees with the table', () => {
    for (const action of ORDER_ACTIONS) {
      const allowing = statusesThatAllow(action)
      expect(allowing.length).toBeGreaterThan(0)
      expect(ORDER_STATUSES.filter((status) => nextOrderStatus(status, action) !== undefined)).toEqual(
        allowing,
      )
    }
    expect(nextOrderStatus('GENERATED', 'deliver')).toBeUndefined()
    expect(statusesThatAllow('cancel')).toEqual(['GENERATED', 'ACCEPTED', 'READY'])
  })

  /** spec('001 §4.1') */
  test('a rider brings an order on from wherever it is, never back, and cancels none', () => {
    for (const action of ['ready', 'deliver'] as const)
      expect(statusesThatAllow(action, 'RIDER')).toEqual(statusesBefore(ORDER_EFFECTS[action].to))
    expect(statusesBefore('DELIVERED')).toEqual(['GENERATED', 'ACCEPTED', 'READY'])
    expect(statusesBefore('READY')).toEqual(['GENERATED', 'ACCEPTED'])
    expect(statusesThatAllow('cancel', 'RIDER')).toEqual([])
    expect(statusesThatAllow('accept', 'RIDER')).toEqual([])
  })

  test('the system ends what is in progress, and does nothing else', () => {
    expect(statusesThatAllow('cancel', 'SYSTEM')).toEqual(STATUSES_IN_PROGRESS)
    for (const action of ['accept', 'ready', 'deliver'] as const)
      expect(statusesThatAllow(action, 'SYSTEM')).toEqual([])
  })

  test('each action leads to a state of its own and writes down a moment of its own', () => {
    const effects = Object.values(ORDER_EFFECTS)
    expect(new Set(effects.map(({ to }) => to)).size).toBe(effects.length)
    expect(new Set(effects.map(({ moment }) => moment)).size).toBe(effects.length)
  })
})

test('an order waits for its payment until it is paid, or over', () => {
  expect(isUnpaid({ status: 'GENERATED', paymentStatus: 'PENDING' })).toBe(true)
  expect(isUnpaid({ status: 'GENERATED', paymentStatus: null })).toBe(false)
  expect(isUnpaid({ status: 'GENERATED', paymentStatus: 'APPROVED' })).toBe(false)
  expect(isUnpaid({ status: 'CANCELED', paymentStatus: 'PENDING' })).toBe(false)
})

test('a diner cancels what is not accepted, unless its payment is awaited', () => {
  const allowed = (paymentStatus: 'PENDING' | 'APPROVED' | null) =>
    ORDER_STATUSES.filter((status) => isCancelableByDiner({ status, paymentStatus }))
  expect(allowed(null)).toEqual(['GENERATED'])
  expect(allowed('APPROVED')).toEqual(['GENERATED'])
  expect(allowed('PENDING')).toEqual([])
})
