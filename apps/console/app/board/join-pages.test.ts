import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { joinPages } from './join-pages.ts'

const orders = (...ids: string[]) => ids.map((id) => givenOrder({ id, status: 'DELIVERED' }))
const idsOf = (list: ReturnType<typeof joinPages>) => list.map(({ id }) => id)

test('a later page goes below, and what stands in both stands once', () => {
  expect(idsOf(joinPages(orders('9', '8', '7'), orders('7', '6', '5')))).toEqual(['9', '8', '7', '6', '5'])
})

test('a refreshed first page pushes nothing out between the pages', () => {
  const known = orders('9', '8', '7', '6', '5')
  expect(idsOf(joinPages(known, orders('a', '9', '8')))).toEqual(['a', '9', '8', '7', '6', '5'])
})

test('what the page says of an order is newer than what was known', () => {
  const [one] = joinPages(orders('1'), [givenOrder({ id: '1', status: 'CANCELED' })])
  expect(one?.status).toBe('CANCELED')
})
