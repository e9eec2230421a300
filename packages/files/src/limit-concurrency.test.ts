import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('runs no more than its limit at a time, all in the end, also after failures', async () => {
  const limited = limitConcurrency(2)
  let running = 0
  let most = 0
  const task = (fails: boolean) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((next) => setImmediate(next))
    running -= 1
    if (fails) throw new Error('failed')
  }
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, at) => limited(task(at % 3 === 0))))
  expect(most).toBe(2)
  expect(results.map((result) => result.status).filter((status) => status === 'rejected')).toHaveLength(3)
})
