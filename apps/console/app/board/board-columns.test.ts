import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { boardColumns } from './board-columns.ts'

const idsByColumn = (orders: Parameters<typeof boardColumns>[0]) =>
  boardColumns(orders).map(({ status, orders: inIt }) => [status, inIt.map(({ id }) => id)])

test('orders in progress stand in the column of their status, finished ones in none', () => {
  expect(
    idsByColumn([
      givenOrder({ id: 'a', status: 'READY' }),
      givenOrder({ id: 'b', status: 'GENERATED' }),
      givenOrder({ id: 'c', status: 'CANCELED' }),
      givenOrder({ id: 'd', status: 'DELIVERED' }),
    ]),
  ).toEqual([
    ['GENERATED', ['b']],
    ['ACCEPTED', []],
    ['READY', ['a']],
  ])
})

test('the order that is wanted first stands first; a scheduled order is wanted at its own time', () => {
  const [column] = idsByColumn([
    givenOrder({ id: 'tonight', scheduled: true, scheduledAt: '2026-11-21T00:30:00.000Z' }),
    givenOrder({ id: 'late', orderedAt: '2026-11-20T23:10:00.000Z' }),
    givenOrder({ id: 'early', orderedAt: '2026-11-20T22:50:00.000Z' }),
  ])
  expect(column).toEqual(['GENERATED', ['early', 'late', 'tonight']])
})

test('orders of the same instant never swap', () => {
  const twins = [givenOrder({ id: 'a' }), givenOrder({ id: 'b' })]
  expect(boardColumns(twins)).toEqual(boardColumns(twins.toReversed()))
})
