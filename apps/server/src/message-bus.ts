import type { Publisher } from '@mostrador/api/ground/realtime/publisher'
import type { OpenedDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import type { Bus } from '@mostrador/realtime/bus'
import { createLocalBus } from '@mostrador/realtime/local-bus'
import { createPostgresBus } from '@mostrador/realtime/postgres-bus'
import { createRedisBus } from '@mostrador/realtime/redis-bus'
import type { RedisConnection } from '@mostrador/realtime/redis-connection'

/** Opens the bus: Redis, else PostgreSQL's NOTIFY; a local one for the embedded database. */
export async function openBus(options: {
  readonly database: OpenedDatabase<Database>
  readonly databaseUrl: string
  readonly redis: RedisConnection | undefined
  readonly onProblem: (error: Error) => void
}): Promise<Bus> {
  const { database, databaseUrl, redis, onProblem } = options
  if (redis) return createRedisBus({ connection: redis })
  if (database.embedded) return createLocalBus()
  return createPostgresBus({
    connectionString: databaseUrl,
    query: (text, values) => database.pool.query(text, values),
    onProblem,
  })
}

/** Adapts the bus to the API. After a gap the catalogue's listeners hear a change of everything. */
export const asPublisher = (bus: Bus): Publisher => ({
  publish: (message) => bus.publish(message),
  subscribe: (listener) =>
    bus.subscribe((signal) =>
      listener(
        signal.kind === 'message' ? signal.message : { channel: 'catalog', event: 'resync', data: null },
      ),
    ),
})
