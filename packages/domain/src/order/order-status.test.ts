import { describe, expect, test } from 'vitest'
import {
  nextOrderStatus,
  ORDER_ACTIONS,
  ORDER_STATES,
  ORDER_STATUSES,
  statusesThatAllow,
} from './order-status.ts'

describe('the table of order states', () => {
  /** spec('001 §4.1') spec('decisions enumerations.4') */
  test('reaches every state from the first one', () => {
    const reached = new Set(['GENERATED'])
    for (const status of ORDER_STATUSES) {
      if (reached.has(status)) Object.values(ORDER_STATES[status].next).forEach((next) => reached.add(next))
    }
    expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted())
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
      for (const next of Object.values(ORDER_STATES[status].next)) {
        expect(ORDER_STATES[next].node).toBeGreaterThan(ORDER_STATES[status].node)
      }
    }
    expect(ORDER_STATES.CANCELED.node).toBe(ORDER_STATES.DELIVERED.node)
  })

  test('what is finished leads nowhere, and only that', () => {
    for (const status of ORDER_STATUSES) {
      expect(Object.keys(ORDER_STATES[status].next).length > 0).toBe(ORDER_STATES[status].inProgress)
    }
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
})
