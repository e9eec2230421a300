import { fileURLToPath } from 'node:url'
import { PostgresDialect } from 'kysely'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { createQueryPool } from './connection/query-pool.ts'
import { ScopedKysely, TransactionScope } from './connection/transaction-scope.ts'
import { createTypeParsers } from './connection/type-parsers.ts'
import type { Engine } from './embedded/engine.ts'
import { openEmbeddedEngine } from './embedded/open-embedded-engine.ts'
import { openMemoryEngine } from './embedded/open-memory-engine.ts'
import { WireSocket } from './embedded/wire-socket.ts'

/** How a database is opened. Durations in milliseconds. */
export interface OpenDatabaseOptions {
  /** Most connections to a PostgreSQL server; default 10. The embedded engine has exactly one. */
  readonly max?: number
  /** When a statement is ended with SQLSTATE 57014: default 15 s on a server, 30 s embedded (it restarts then). */
  readonly statementTimeout?: number
  /** When a transaction without a statement is ended with SQLSTATE 25P03: default 10 s. */
  readonly idleInTransactionTimeout?: number
  /** How often the embedded engine sweeps dead rows and shortens its log: default five minutes. */
  readonly upkeepEvery?: number
  /** Told about connections that broke and restarts of the embedded engine. Default: a warning of the process. */
  readonly log?: (message: string, error: unknown) => void
}

/** An open database, whichever engine is behind it. */
export interface OpenedDatabase<Schema> {
  /** The query builder. Inside `transaction()` only the callback's own handle may be used; the outer one throws. */
  readonly db: Kysely<Schema>
  /** The driver's pool, for what speaks SQL by itself. The same rule holds for it. */
  readonly pool: pg.Pool
  readonly embedded: boolean
  /** Waits for running queries and closes the engine. Safe to call twice. */
  close(): Promise<void>
}

/**
 * Opens `postgres://…` (a server), `file:FOLDER` or a path (the durable embedded engine in that folder, created at
 * first), or `memory:` (an embedded engine that forgets everything: for tests). A server is not contacted yet.
 * Throws `DirectoryInUse` when another process has the folder open, and the reason when the engine does not start.
 */
export async function openDatabase<Schema>(
  url: string,
  options: OpenDatabaseOptions = {},
): Promise<OpenedDatabase<Schema>> {
  const log = options.log ?? warn
  const engine = await openEngine(url, { ...options, log })
  const scope = new TransactionScope()
  const settings = engine ? embeddedSettings(engine, options) : serverSettings(url, options)
  const pool = new ScopedPool({ ...settings, types: createTypeParsers() }, scope)
  pool.on('error', (error) => log('An idle database connection broke.', error))
  const db = new ScopedKysely<Schema>(
    { dialect: new PostgresDialect({ pool: createQueryPool(pool) }) },
    scope,
  )
  const closeAll = async (): Promise<void> => {
    await db.destroy()
    await pool.end()
    await engine?.close()
  }
  let closed: Promise<void> | undefined
  return { db, pool, embedded: engine !== undefined, close: () => (closed ??= closeAll()) }
}

async function openEngine(
  url: string,
  { log, upkeepEvery, statementTimeout = 30_000 }: OpenDatabaseOptions & { log: typeof warn },
): Promise<Engine | undefined> {
  if (/^postgres(ql)?:/.test(url)) return undefined
  if (url.startsWith('memory:')) return openMemoryEngine()
  const directory = url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '')
  // Two letters at least: a single one is a drive of Windows.
  const scheme = /^[a-z][\w+.-]+:/i.exec(directory)?.[0]
  if (!directory || scheme) {
    throw new Error(`No database is called "${scheme ?? url}". Write postgres://…, file:FOLDER or memory:.`)
  }
  return openEmbeddedEngine(directory, { log, statementTimeout, upkeepEvery })
}

function embeddedSettings(
  engine: Engine,
  { idleInTransactionTimeout = 10_000 }: OpenDatabaseOptions,
): pg.PoolConfig {
  return {
    max: 1,
    idleTimeoutMillis: 0,
    // Room for a restart of the engine on a slow machine; a wait for oneself is refused at once by the scope.
    connectionTimeoutMillis: 30_000,
    user: 'postgres',
    database: 'postgres',
    // Named, so that PGSSLMODE in the environment cannot ask the engine for it.
    ssl: false,
    stream: () => new WireSocket(engine, idleInTransactionTimeout),
  }
}

function serverSettings(connectionString: string, options: OpenDatabaseOptions): pg.PoolConfig {
  const { statementTimeout = 15_000 } = options
  return {
    connectionString,
    max: options.max ?? 10,
    // This counts the wait for a connection that others use: nobody is turned away before the statement ahead must end.
    connectionTimeoutMillis: statementTimeout + 5_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeout ?? 10_000,
    application_name: 'mostrador',
  }
}

function warn(message: string, error: unknown): void {
  process.emitWarning(error instanceof Error ? `${message} ${error.message}` : message)
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/** A pool that lends nothing to code inside a transaction of the same database. */
class ScopedPool extends pg.Pool {
  readonly #scope: TransactionScope

  constructor(config: pg.PoolConfig, scope: TransactionScope) {
    super(config)
    this.#scope = scope
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    try {
      this.#scope.refuseInside()
    } catch (error) {
      if (!callback) return Promise.reject(error)
      return callback(error as Error, undefined, () => undefined)
    }
    return callback ? super.connect(callback) : super.connect()
  }
}
