import { expect, test } from 'vitest'
import { createRenderQueue, QueueFull } from './render-queue.ts'

/** A task that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { task: () => promise, end: () => resolve('made') }
}

test('pages are made so many at a time, and beyond so many that wait the next is told to come back', async () => {
  const run = createRenderQueue({ atOnce: 1, waiting: 1 })
  const [first, second] = [held(), held()]
  const begun: string[] = []
  const one = run(first.task)
  const two = run(() => {
    begun.push('second')
    return second.task()
  })
  await expect(run(async () => 'third')).rejects.toThrow(QueueFull)
  expect(begun).toEqual([])
  first.end()
  expect(await one).toBe('made')
  second.end()
  expect(await two).toBe('made')
  expect(await run(async () => 'later')).toBe('later')
})

test('a page that fails gives its place to the next', async () => {
  const run = createRenderQueue({ atOnce: 1, waiting: 5 })
  const failing = run(() => Promise.reject(new Error('broken')))
  const next = run(async () => 'made')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('made')
})

test.each([
  ['wait', async (make: () => Promise<void>) => Promise.all(Array.from({ length: 8 }, make))],
  [
    'come one right after the other',
    async (make: () => Promise<void>) => {
      for (let page = 0; page < 8; page += 1) await make()
    },
  ],
])('while pages %s, others have the processor for as long as pages had it', async (_, all) => {
  const run = createRenderQueue({ atOnce: 1, waiting: 100 })
  const busy = async (): Promise<void> => {
    const until = performance.now() + 20
    while (performance.now() < until);
  }
  let turns = 0
  // An order needs many turns of the event loop, each of them short.
  const ordering = setInterval(() => {
    turns += 1
  }, 2)
  await all(() => run(busy))
  clearInterval(ordering)
  expect(turns).toBeGreaterThan(20)
})
