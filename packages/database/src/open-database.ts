import { fileURLToPath } from 'node:url'
import { PostgresDialect, type Kysely } from 'kysely'
import pg from 'pg'
import { createQueryPool } from './connection/query-pool.ts'
import { ScopedKysely, TransactionScope } from './connection/transaction-scope.ts'
import { createTypeParsers } from './connection/type-parsers.ts'
import { DatabaseBusy } from './database-away.ts'
import type { Engine } from './embedded/engine.ts'
import { openEmbeddedEngine } from './embedded/open-embedded-engine.ts'
import { openMemoryEngine } from './embedded/open-memory-engine.ts'
import { WireSocket } from './embedded/wire-socket.ts'

/** Options of a database. Durations in milliseconds. */
export interface OpenDatabaseOptions {
  /** Most connections to a PostgreSQL server; default 10. The embedded engine has exactly one. */
  readonly max?: number
  /**
   * Time after which a statement is ended with SQLSTATE 57014: default 15 s on a server, 30 s
   * embedded (it restarts then).
   */
  readonly statementTimeout?: number
  /**
   * Time after which a transaction without a statement is ended with SQLSTATE 25P03: default 10 s.
   */
  readonly idleInTransactionTimeout?: number
  /**
   * Longest wait of a caller for a connection to a server, also for one that others use: default 8
   * s.
   */
  readonly connectionWait?: number
  /**
   * Most callers that may wait for a connection; one more is refused at once with `DatabaseBusy`.
   * Default 100 for each connection.
   */
  readonly mostWaiting?: number
  /** The engine that answers for `memory:`; without one, an empty one. */
  readonly memory?: Engine
  /**
   * Whether a new folder of the embedded engine begins with all migrations, which spares the time
   * and the memory of applying them. `migrate` is called all the same.
   */
  readonly beginsMigrated?: boolean
  /** Told when this process has written a job, after its commit. */
  readonly onJob?: () => void
  /** Time between two rounds of the embedded engine's upkeep: default five minutes. */
  readonly upkeepEvery?: number
  /**
   * Told about connections that broke and restarts of the embedded engine. Default: a warning of
   * the process.
   */
  readonly log?: (message: string, error: unknown) => void
}

/** An open database, whichever engine is behind it. */
export interface OpenedDatabase<Schema> {
  /**
   * The query builder. Inside `transaction()` only the callback's own handle may be used; the outer
   * one throws.
   */
  readonly db: Kysely<Schema>
  /** The driver's pool, for libraries that write SQL themselves. The same rule holds for it. */
  readonly pool: pg.Pool
  readonly embedded: boolean
  /** Waits for running queries and closes the engine. Safe to call twice. */
  close(): Promise<void>
}

/**
 * Opens `postgres://…` (a server), `file:FOLDER` or a path (the durable embedded engine in that
 * folder, created at first), or `memory:` (an embedded engine that forgets everything: for tests).
 * A server is not contacted yet. Throws `DirectoryInUse` when another process has the folder open,
 * and the reason when the engine does not start.
 */
export async function openDatabase<Schema>(
  url: string,
  options: OpenDatabaseOptions = {},
): Promise<OpenedDatabase<Schema>> {
  const log = options.log ?? warn
  const engine = await openEngine(url, { ...options, log })
  const scope = new TransactionScope()
  const settings = engine ? embeddedSettings(engine, options) : serverSettings(url, options)
  const mostWaiting = options.mostWaiting ?? WAITING_FOR_EACH * (settings.max ?? 1)
  const pool = new ScopedPool({ ...settings, types: createTypeParsers() }, { scope, mostWaiting })
  pool.on('error', (error) => log('An idle database connection broke.', error))
  const db = new ScopedKysely<Schema>(
    { dialect: new PostgresDialect({ pool: createQueryPool(pool, options.onJob) }) },
    { scope, hasOneConnection: engine !== undefined },
  )
  const closeAll = async (): Promise<void> => {
    await db.destroy()
    await pool.end()
    await engine?.close()
  }
  let closed: Promise<void> | undefined
  return { db, pool, embedded: engine !== undefined, close: () => (closed ??= closeAll()) }
}

const WAITING_FOR_EACH = 100

async function openEngine(
  url: string,
  {
    log,
    memory,
    upkeepEvery,
    beginsMigrated,
    statementTimeout = 30_000,
  }: OpenDatabaseOptions & { log: typeof warn },
): Promise<Engine | undefined> {
  if (/^postgres(ql)?:/.test(url)) return undefined
  if (url.startsWith('memory:')) return memory ?? openMemoryEngine()
  const directory = url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '')
  // Two letters at least: a single one is a drive of Windows.
  const scheme = /^[a-z][\w+.-]+:/i.exec(directory)?.[0]
  if (!directory || scheme) {
    throw new Error(`No database is called "${scheme ?? url}". Write postgres://…, file:FOLDER or memory:.`)
  }
  return openEmbeddedEngine(directory, { log, statementTimeout, upkeepEvery, beginsMigrated })
}

function embeddedSettings(
  engine: Engine,
  { idleInTransactionTimeout = 10_000 }: OpenDatabaseOptions,
): pg.PoolConfig {
  return {
    max: 1,
    idleTimeoutMillis: 0,
    // Room for a restart of the engine on a slow machine; a wait for oneself is refused at once by
    // the scope.
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
    // This counts the wait for a connection that others use. People are told soon that they have to
    // try again.
    connectionTimeoutMillis: options.connectionWait ?? 8_000,
    statement_timeout: statementTimeout,
    // A server that was stopped in the middle keeps no time: then the driver ends the wait.
    query_timeout: statementTimeout + 1_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeout ?? 10_000,
    application_name: 'mostrador',
    // A statement of ours takes milliseconds. Where tables have no statistics yet, the server takes
    // it for a large one and compiles it for a second, anew for each connection.
    options: '-c jit=off',
  }
}

function warn(message: string, error: unknown): void {
  process.emitWarning(error instanceof Error ? `${message} ${error.message}` : message)
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

type Lending = { readonly scope: TransactionScope; readonly mostWaiting: number }

/**
 * Pool that lends nothing to code inside a transaction of the same database, nor to a caller who
 * would wait in vain.
 */
class ScopedPool extends pg.Pool {
  readonly #lending: Lending

  constructor(config: pg.PoolConfig, lending: Lending) {
    super(config)
    this.#lending = lending
  }

  #refuse(): void {
    const { scope, mostWaiting } = this.#lending
    scope.refuseInside()
    if (this.waitingCount >= mostWaiting) throw new DatabaseBusy(this.waitingCount)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    try {
      this.#refuse()
    } catch (error) {
      if (!callback) return Promise.reject(error)
      return callback(error as Error, undefined, () => undefined)
    }
    return callback ? super.connect(callback) : super.connect()
  }
}
