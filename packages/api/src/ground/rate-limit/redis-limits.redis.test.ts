import { randomUUID } from 'node:crypto'
import { connectRedis } from '@mostrador/realtime/redis-connection'
import { afterEach, expect, test } from 'vitest'
import { createRateLimiter } from './create-rate-limiter.ts'

const url = process.env['TEST_REDIS_URL'] ?? ''
const rules = { 'sign-in-email': { times: 2, seconds: 60, together: true } }
const endings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

/** What a process has, and the commands that it sent. */
async function startProcess() {
  const connection = await connectRedis({ url })
  endings.push(() => connection.close())
  const sent: string[] = []
  const redis = {
    send: (command: readonly string[]) => {
      sent.push(command[0] ?? '')
      return connection.send(command)
    },
  }
  return { connection, sent, ...createRateLimiter({ redis, rules }) }
}

test('processes that share Redis count together, and one over the limit costs no command', async () => {
  const email = `${randomUUID()}@example.com`
  const [one, other] = [await startProcess(), await startProcess()]
  expect(await one.take('sign-in-email', email)).toBe(true)
  expect(await other.take('sign-in-email', email)).toBe(true)
  expect(await one.take('sign-in-email', email)).toBe(false)
  expect(await one.take('sign-in-email', 'someone else')).toBe(true)
  expect(await other.take('sign-in-email', email)).toBe(false)
  expect(other.sent).toEqual(['EVAL', 'EVAL'])
  expect(await other.take('sign-in-email', email)).toBe(false)
  expect(other.sent).toEqual(['EVAL', 'EVAL'])
})

test('a count ends when its time is over', async () => {
  const email = `${randomUUID()}@example.com`
  const { take, connection } = await startProcess()
  await take('sign-in-email', email)
  const left = Number(await connection.send(['PTTL', `sign-in-email:${email}`]))
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(60_000)
})

test('a limit of one process alone sends nothing to Redis', async () => {
  const { take, sent } = await startProcess()
  expect(await take('near-address', randomUUID())).toBe(true)
  expect(sent).toEqual([])
})

test('a Redis that is away limits nobody to nothing', async () => {
  const { take, connection } = await startProcess()
  await connection.close()
  const email = `${randomUUID()}@example.com`
  const took = [
    await take('sign-in-email', email),
    await take('sign-in-email', email),
    await take('sign-in-email', email),
  ]
  expect(took).toEqual([true, true, false])
})
