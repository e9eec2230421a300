import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { arrivals, stillOpened, unattended } from './alarm-rule.ts'

const one = givenOrder({ id: 'one' })
const two = givenOrder({ id: 'two' })
const taken = givenOrder({ id: 'taken', status: 'ACCEPTED' })

test('it rings for every new order that nobody accepted, canceled or opened', () => {
  expect(unattended([one, two, taken], new Set())).toEqual([one, two])
  expect(unattended([one, two, taken], new Set(['one']))).toEqual([two])
  expect(unattended([one, taken], new Set(['one']))).toEqual([])
})

test('only what arrives while one looks is announced', () => {
  expect(arrivals(undefined, [one, two])).toEqual([])
  expect(arrivals(new Set(['one']), [one, two, taken])).toEqual([two])
})

test('an opened order is forgotten once it is no longer new', () => {
  expect(stillOpened(new Set(['one', 'taken', 'gone']), [one, two, taken])).toEqual(['one'])
})
