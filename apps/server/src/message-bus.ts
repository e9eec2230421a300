import type { Publisher } from '@mostrador/api/ports'
import type { OpenedDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import type { Bus } from '@mostrador/realtime/bus'
import { createLocalBus } from '@mostrador/realtime/local-bus'
import { createPostgresBus } from '@mostrador/realtime/postgres-bus'

/** The bus between processes: PostgreSQL's NOTIFY, or for the embedded database, which has one process, a local one. */
export const openBus = (options: {
  readonly database: OpenedDatabase<Database>
  readonly databaseUrl: string
  readonly onProblem: (error: Error) => void
}): Promise<Bus> | Bus =>
  options.database.embedded
    ? createLocalBus()
    : createPostgresBus({
        connectionString: options.databaseUrl,
        query: (text, values) => options.database.pool.query(text, values),
        onProblem: options.onProblem,
      })

/** The bus as the API publishes and listens. After a gap the catalogue's listeners hear a change of everything. */
export const asPublisher = (bus: Bus): Publisher => ({
  publish: (message) => bus.publish(message),
  subscribe: (listener) =>
    bus.subscribe((signal) =>
      listener(
        signal.kind === 'message' ? signal.message : { channel: 'catalog', event: 'resync', data: null },
      ),
    ),
})
