import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTickBatcher } from './tick-batcher.ts'

test('items that come while a batch is under way make the next batch', async () => {
  const batches: number[][] = []
  const release: (() => void)[] = []
  const batcher = createTickBatcher<number>({
    maxBatch: 3,
    send(items) {
      batches.push(items)
      return new Promise<void>((resolve) => release.push(resolve))
    },
  })
  const added = [1, 2, 3, 4].map((item) => batcher.add(item))
  await expect.poll(() => batches).toEqual([[1, 2, 3]])
  added.push(batcher.add(5))
  release.shift()?.()
  await expect
    .poll(() => batches)
    .toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  release.shift()?.()
  await Promise.all(added)
  await batcher.drain()
})

test('a batch that fails rejects its own items only', async () => {
  const batcher = createTickBatcher<string>({
    maxBatch: 1,
    send: async ([item]) => {
      if (item === 'bad') throw new Error('refused')
    },
  })
  const outcomes = await Promise.allSettled(['good', 'bad', 'good'].map((item) => batcher.add(item)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a carrier that hangs does not gather messages without end', async () => {
  const batcher = createTickBatcher<number>({
    maxBatch: 1,
    maxWaiting: 2,
    send: () => new Promise(() => undefined),
  })
  void batcher.add(1)
  void batcher.add(2)
  await expect(batcher.add(3)).rejects.toThrow('2 real-time messages are waiting')
})

test('after a batch it rests and gathers, until somebody waits for everything to be sent', async () => {
  const sent: number[][] = []
  const batcher = createTickBatcher<number>({
    send: async (items) => void sent.push(items),
    maxBatch: 10,
    restMs: 60 * 60 * 1000,
  })
  await batcher.add(1)
  const gathered: Promise<void>[] = []
  for (const number of [2, 3, 4]) {
    gathered.push(batcher.add(number))
    await nextTurn()
  }
  await batcher.drain()
  await Promise.all(gathered)
  expect(sent).toEqual([[1], [2, 3, 4]])
})

test('an item after a rest goes without waiting for another', async () => {
  const sent: number[][] = []
  const send = async (items: number[]): Promise<void> => void sent.push(items)
  const batcher = createTickBatcher<number>({ send, maxBatch: 10, restMs: 1 })
  for (const number of [1, 2, 3]) await batcher.add(number)
  expect(sent).toEqual([[1], [2], [3]])
})
