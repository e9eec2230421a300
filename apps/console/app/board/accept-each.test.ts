import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { acceptEach, stillAcceptable } from './accept-each.ts'

test('every order is accepted once, at most four at a time, and each answer is told', async () => {
  const asked: number[] = []
  const told: number[] = []
  let atOnce = 0
  let most = 0
  const failed = await acceptEach([1, 2, 3, 4, 5, 6, 7, 8, 9], {
    accept: async (order) => {
      asked.push(order)
      atOnce += 1
      most = Math.max(most, atOnce)
      await Promise.resolve()
      atOnce -= 1
      return undefined
    },
    onAnswer: (answered) => told.push(answered),
  })
  expect(failed).toEqual([])
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(most).toBe(4)
})

test('one that fails keeps no other back, and all that failed are told in their order', async () => {
  const late = Promise.withResolvers<void>()
  const answers = acceptEach(['a', 'b', 'c', 'd', 'e', 'f'], {
    accept: async (order) => {
      if (order === 'b') await late.promise
      if (order === 'f') late.resolve()
      return order === 'b' || order === 'e' ? `no ${order}` : undefined
    },
    onAnswer: () => undefined,
  })
  expect(await answers).toEqual([
    { order: 'b', why: 'no b' },
    { order: 'e', why: 'no e' },
  ])
})

test('of no orders nothing is asked', async () => {
  const accept = () => Promise.reject(new Error('asked'))
  expect(await acceptEach([], { accept, onAnswer: () => undefined })).toEqual([])
})

test('of those that were agreed to, the ones that somebody accepted or canceled meanwhile stay as they are', () => {
  const [one, two, three, late] = ['1', '2', '3', '4'].map((id) => givenOrder({ id }))
  const agreed = [one!, two!, three!]
  const accepted = givenOrder({ id: '2', status: 'ACCEPTED', actions: ['ready', 'cancel'] })
  // The third was canceled and is on the board no more; the fourth nobody agreed to.
  expect(stillAcceptable(agreed, [accepted, late!, one!])).toEqual([one])
  expect(stillAcceptable(agreed, [])).toEqual([])
})
