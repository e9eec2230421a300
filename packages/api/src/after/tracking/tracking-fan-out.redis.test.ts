import { randomUUID } from 'node:crypto'
import { createRedisBus } from '@mostrador/realtime/redis-bus'
import { connectRedis, type RedisConnection } from '@mostrador/realtime/redis-connection'
import { afterEach, expect, test } from 'vitest'
import { BURST, startTrackedDelivery } from '../../testing/tracked-delivery.ts'

// Between the processes is Redis alone.
const url = process.env['TEST_REDIS_URL'] ?? ''
const endings: (() => unknown)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

async function connect(): Promise<RedisConnection> {
  // A gap of four to eight seconds: one call ends a delivery within it, on a slow machine too.
  const connection = await connectRedis({ url, retry: { firstMs: 8000, longestMs: 8000 } })
  endings.push(() => connection.close())
  return connection
}

/** spec('001 §4.25') */
test(
  'a position that one process takes is on a page of another, and a delivery that ends while Redis is gone is seen',
  { timeout: 60_000 },
  async () => {
    const channel = `test:${randomUUID()}`
    const connections: RedisConnection[] = []
    const openBus = async () => {
      const connection = await connect()
      connections.push(connection)
      return createRedisBus({ connection, channel })
    }
    const delivery = await startTrackedDelivery({ openBus, endings })
    const pages = await delivery.startPages()
    const page = delivery.openPage(pages.port)
    await expect.poll(() => page.subscriptions, { timeout: 20_000 }).toBe(1)
    const first = await delivery.send(0)
    await expect.poll(() => page.told[0]?.rider?.positionAt, { timeout: 20_000 }).toBe(first)
    const last = await delivery.sendBurst()
    await expect.poll(() => page.told.at(-1)?.rider?.positionAt, { timeout: 20_000 }).toBe(last)
    expect(page.told.length).toBeLessThan(1 + BURST)

    const told = page.told.length
    const id = await connections[1]?.send(['CLIENT', 'ID'])
    await (await connect()).send(['CLIENT', 'KILL', 'ID', String(id)])
    await delivery.deliver()
    await expect.poll(() => page.shown?.status, { timeout: 30_000 }).toBe('DELIVERED')
    expect(page.told).toHaveLength(told)
    expect(page.subscriptions).toBe(2)
  },
)
