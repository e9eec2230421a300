import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMemory } from '@mostrador/bench/program'

/** The folder of the repository, absolute. */
export const repository = fileURLToPath(new URL('..', import.meta.url))

/** A server of its own, in a process of its own, that answers. */
export type RunningServer = {
  /** `http://localhost:PORT`. */
  readonly url: string
  readonly dataDir: string
  /**
   * Ends the process and deletes its data folder, when the server made it. Throws what it reported
   * as errors.
   */
  readonly stop: () => Promise<void>
  /** The end of what it printed so far. */
  readonly printed: () => string
  /** Most memory that it had so far, in megabytes; NaN where the system does not tell. */
  readonly highestMemory: () => number
  /** Ends the process at once, as `kill -9` does, and leaves its data as they are. */
  readonly kill: () => Promise<void>
}

export type ServerOptions = {
  /** The folder of its data; without it, an empty one that goes away with the server. */
  readonly dataDir?: string
  /** `postgres://…`; without it, the embedded database. */
  readonly databaseUrl?: string
  /** How many processes serve; without it, one, which is the one that is ended. */
  readonly processes?: number
  /** Where it listens; without it, a free port. */
  readonly port?: number
  /** Further settings, such as `LOAD_DEMO`. */
  readonly env?: Readonly<Record<string, string>>
}

/**
 * All journeys order by one phone at few contacts, and races by hundreds; a rider's phone is typed
 * by one journey after the other. What bounds a phone, a contact or a brand has tests of its own.
 */
const NO_BOUNDS = [
  ...['phone', 'local', 'brand', 'all'].map((of) => `place-order-${of}=1000000/600`),
  'unpaid-order-network=1000000/600',
  'unpaid-orders-phone=1000000',
  'unpaid-orders-local=1000000',
  'texts-phone=1000000/600',
  'code-texts-phone=1000000/600',
  'code-texts-own=1000000/600',
  'rider-lookup-phone=1000000/600',
].join()

/**
 * How long a server may take to migrate and to load the demo on a busy machine, in milliseconds.
 */
const PATIENCE_MS = 180_000

/**
 * Starts the product as it runs in production, on a free port, and waits until it is ready. It
 * believes `X-Forwarded-For`, so that each journey has an address of its own and the limits of one
 * do not stop another. Throws what the server printed when it ends before it is ready.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? makeDataDir()
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['apps/server/src/launch.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Many servers start in a run, and each would strip and compile the same files.
      NODE_COMPILE_CACHE: join(repository, '.cache', 'compiled'),
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      // With an address of its own the demo comes only when it is asked for, and without the demo
      // nobody would find addresses or draw maps.
      LOAD_DEMO: 'true',
      GEOCODER: 'gazetteer',
      MAP_TILES: '/map-tiles/{z}/{x}/{y}.svg',
      TRUST_PROXY: 'true',
      PAYMENT_PROVIDERS: 'sandbox',
      LOYALTY_SANDBOX: 'true',
      LIMITS: NO_BOUNDS,
      // Texts to phones are read there: points are protected wherever they arrive.
      SHOW_OUTBOX: 'true',
      DATABASE_URL: options.databaseUrl ?? '',
      WEB_PROCESSES: String(options.processes ?? 1),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = collect(child)
  const stop = async (): Promise<void> => {
    await end(child)
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    const errors = printed.errors()
    if (errors) throw new Error(`The server reported errors:\n${errors}`)
  }
  try {
    await ready(child, url)
  } catch (error) {
    await end(child)
    throw new Error(`The server did not start:\n${printed.all()}`, { cause: error })
  }
  const kill = (): Promise<void> => end(child, 'SIGKILL')
  const highestMemory = (): number => readMemory(child.pid ?? 0).highest
  return { url, dataDir, printed: printed.all, highestMemory, stop, kill }
}

/** An empty folder for the data of one server. */
export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'mostrador-e2e-'))
}

/** Keeps the end of what a server prints; errors are what it writes to its standard error. */
function collect(child: ChildProcess): { all: () => string; errors: () => string } {
  let all = ''
  let errors = ''
  const longest = 20_000
  child.stdout?.on('data', (chunk: Buffer) => {
    all = (all + chunk.toString('utf8')).slice(-longest)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    all = (all + chunk.toString('utf8')).slice(-longest)
    errors = (errors + chunk.toString('utf8')).slice(0, longest)
  })
  return { all: () => all, errors: () => errors }
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The process ended.')
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It took too long.')
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const force = setTimeout(() => child.kill('SIGKILL'), 15_000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill(signal)
  })
}

/** A port of this machine on which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
