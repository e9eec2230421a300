import { expect, test } from 'vitest'
import { createTickBatcher } from './tick-batcher.ts'

test('what comes while a batch is under way makes the next batch', async () => {
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
