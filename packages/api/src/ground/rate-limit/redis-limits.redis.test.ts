import { randomUUID } from 'node:crypto'
import { connectRedis } from '@mostrador/realtime/redis-connection'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { COSTS, TAKES, TIMES, toldAndModel, usedAtOnce } from '../../testing/takes-of-a-model.ts'
import { createRateLimiter } from './create-rate-limiter.ts'

const url = process.env['TEST_REDIS_URL'] ?? ''
const rules = {
  'sign-in-email': { times: 2, seconds: 60, together: true },
  'work-company': { times: TIMES, seconds: 60, together: true },
}
const endings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

/** Starts a process with its own connection; records its commands. */
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

test('in Redis a take that is refused leaves all that there was', async () => {
  const { take } = await startProcess()
  const asModel = fc.asyncProperty(TAKES, async (takes) => {
    const keys = { rule: 'work-company', prefix: `${randomUUID()} ` }
    const { told, model } = await toldAndModel(take, { ...keys, takes })
    expect(told).toEqual(model)
  })
  await fc.assert(asModel)
})

test('in Redis takes at once use no more than there is', async () => {
  const limiters = [await startProcess(), await startProcess()] as const
  const atOnce = fc.asyncProperty(COSTS, async (costs) => {
    const used = await usedAtOnce(limiters, { rule: 'work-company', key: randomUUID(), costs })
    expect(used.atOnce).toBeLessThanOrEqual(TIMES)
    expect(used.inAll).toBe(10)
  })
  await fc.assert(atOnce)
})

test('a return after a count has ended begins no count below nothing', async () => {
  const { take, connection } = await startProcess()
  const key = randomUUID()
  expect(await take('work-company', key, { cost: -6 })).toBe(true)
  expect(await connection.send(['GET', `work-company:${key}`])).toBeNull()
  expect(await take('work-company', key, { cost: TIMES })).toBe(true)
  expect(await take('work-company', key)).toBe(false)
})
