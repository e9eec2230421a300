import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { withOrder, withPending } from './pending-action.ts'

test('an order on its way shows where it goes and offers nothing more', () => {
  const [moved, other] = withPending(
    [givenOrder({ id: 'a' }), givenOrder({ id: 'b' })],
    new Map([['a', 'accept']]),
  )
  expect(moved).toMatchObject({ id: 'a', status: 'ACCEPTED', actions: [] })
  expect(other).toMatchObject({ id: 'b', status: 'GENERATED', actions: ['accept', 'cancel'] })
})

test('a change by someone else meanwhile is not painted over', () => {
  const canceled = givenOrder({ id: 'a', status: 'CANCELED', actions: [] })
  expect(withPending([canceled], new Map([['a', 'accept']]))).toEqual([canceled])
})

test('the answer of the server takes the place of the order', () => {
  const answered = givenOrder({ id: 'a', status: 'ACCEPTED', actions: ['ready', 'cancel'] })
  expect(withOrder([givenOrder({ id: 'a' }), givenOrder({ id: 'b' })], answered)).toEqual([
    answered,
    givenOrder({ id: 'b' }),
  ])
})
