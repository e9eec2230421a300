import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { openDatabase } from '@mostrador/database/open-database'

// Cuts the power, as far as a program without special rights can:
// `node bench/power-cut.ts [rounds]`.
//
// A writer commits transactions of two rows and prints the number of each that was acknowledged.
// This file, preloaded into the writer, plays the disk: it remembers what every page held before it
// was written, until its file is synced or the page is five seconds old (a kernel would have
// written it back). At the cut the remembered pages go back, all of them or each at the toss of a
// coin, and the process is killed. Then the folder is opened again and compared. A model: folders
// and dropped tables are taken as synced at once, and a real disk can fail in more ways. The rows
// of a folder that does not open count as lost.

const engines = { 'stock PGlite': openStock, 'our embedded engine': openOurs }
type EngineName = keyof typeof engines
type Row = Record<string, unknown>
interface Session {
  run(sql: string): Promise<readonly Row[]>
  close(): Promise<void>
}

async function openStock(folder: string): Promise<Session> {
  // As an operator would do: Postgres does not start beside an empty lock file.
  fs.rmSync(join(folder, 'postmaster.pid'), { force: true })
  const db = await PGlite.create(folder)
  return { run: async (sql) => (await db.exec(sql)).at(-1)?.rows as Row[], close: () => db.close() }
}

async function openOurs(folder: string): Promise<Session> {
  const { pool, close } = await openDatabase(`file:${folder}`)
  return { run: async (sql) => (await pool.query<Row>(sql)).rows ?? [], close }
}

const tables =
  'create table if not exists orders (id int primary key); create table if not exists lines (id int)'

/** Commits until it is killed, with a checkpoint now and then, as upkeep makes them. */
async function write({ run }: Session): Promise<never> {
  await run(tables)
  const [row] = await run('select coalesce(max(id), 0) as last from orders')
  for (let id = Number(row?.last) + 1; ; id += 1) {
    await run(`begin; insert into orders values (${id}); insert into lines values (${id}); commit`)
    process.stdout.write(`${id}\n`)
    if (id % 150 === 0) await run('checkpoint')
  }
}

/** Prints the orders that are whole, read through the table and found through its index. */
async function read({ run, close }: Session): Promise<void> {
  const rows = await run(
    'select o.id from orders o where (select count(*) from lines l where l.id = o.id) = 1',
  )
  await run('set enable_seqscan = off')
  const indexed = new Set((await run('select id from orders where id > 0')).map((row) => row.id))
  const whole = rows.map((row) => row.id).filter((id) => indexed.has(id))
  await close()
  process.stdout.write(`${whole.join('\n')}\nread\n`)
}

const [pageSize, writtenBackAfter] = [4_096, 5_000]

/**
 * Pages of a file as they were at its last sync, by number, and when each was first written after
 * it.
 */
interface Unsynced {
  readonly pages: Map<number, { readonly before: Buffer; readonly since: number }>
  readonly size: number
}

/** The simulated disk under `root`: it cuts the power soon after the file `signal` exists. */
class Disk {
  readonly #real = { ...fs }
  readonly #unsynced = new Map<number, Unsynced>()
  readonly #paths = new Map<number, string>()
  readonly #root: string
  readonly #signal: string
  #callsLeft = Math.floor(Math.random() * 60)

  constructor(root: string, signal: string) {
    this.#root = root
    this.#signal = signal
  }

  /** Puts itself between the engine and the file system of this thread. */
  async install(): Promise<void> {
    const real = this.#real
    const replaced: Partial<Record<keyof typeof fs, unknown>> = {
      openSync: (path: string, flags: number) => this.#opened(real.openSync(path, flags), path),
      writeSync: (fd: number, bytes: Buffer, ...[offset, length, position]: [number, number, number]) => {
        this.#remember(fd, position, position + length)
        return real.writeSync(fd, bytes, offset, length, position)
      },
      ftruncateSync: (fd: number, size: number) => {
        this.#remember(fd, size, real.fstatSync(fd).size)
        real.ftruncateSync(fd, size)
      },
      fdatasyncSync: (fd: number) => this.#synced(fd, () => real.fdatasyncSync(fd)),
    }
    Object.assign(fs, replaced)
    syncBuiltinESMExports()
    const handle = await open(import.meta.filename)
    const handles = Object.getPrototypeOf(handle) as { sync(this: { fd: number }): Promise<void> }
    const sync = handles.sync
    const forget = (fd: number): void => this.#synced(fd, () => undefined)
    handles.sync = async function syncHandle() {
      await sync.call(this)
      forget(this.fd)
    }
    await handle.close()
  }

  #opened(fd: number, path: string): number {
    if (String(path).startsWith(this.#root)) this.#paths.set(fd, String(path))
    else this.#paths.delete(fd)
    return fd
  }

  #synced(fd: number, sync: () => void): void {
    this.#cutWhenTold()
    sync()
    this.#unsynced.delete(this.#real.fstatSync(fd).ino)
  }

  #remember(fd: number, from: number, to: number): void {
    this.#cutWhenTold()
    const path = this.#paths.get(fd)
    if (path === undefined) return
    const { ino, size } = this.#real.fstatSync(fd)
    const file = this.#unsynced.get(ino) ?? { pages: new Map(), size }
    this.#unsynced.set(ino, file)
    for (let page = Math.floor(from / pageSize); page * pageSize < to; page += 1) {
      if (!file.pages.has(page)) file.pages.set(page, { before: this.#pageOf(path, page), since: Date.now() })
    }
  }

  /**
   * Read on its own, since the engine may have opened the file for writing alone. Past the end it
   * is zeros.
   */
  #pageOf(path: string, page: number): Buffer {
    const bytes = Buffer.alloc(pageSize)
    const fd = this.#real.openSync(path, 'r')
    this.#real.readSync(fd, bytes, 0, pageSize, page * pageSize)
    this.#real.closeSync(fd)
    return bytes
  }

  #cutWhenTold(): void {
    if (!this.#real.existsSync(this.#signal)) return
    this.#callsLeft -= 1
    if (this.#callsLeft > 0) return
    const loses = Math.random() < 0.5 ? () => true : () => Math.random() < 0.5
    for (const name of this.#real.readdirSync(this.#root, { recursive: true, encoding: 'utf8' })) {
      const path = join(this.#root, name)
      const file = this.#unsynced.get(this.#real.statSync(path).ino)
      if (file) this.#revert(path, file, loses)
    }
    process.kill(process.pid, 'SIGKILL')
  }

  #revert(path: string, file: Unsynced, loses: () => boolean): void {
    const oldest = Date.now() - writtenBackAfter
    const lost = [...file.pages].filter(([, { since }]) => since > oldest && loses())
    const { size } = this.#real.statSync(path)
    const fd = this.#real.openSync(path, 'r+')
    for (const [page, { before }] of lost) this.#real.writeSync(fd, before, 0, pageSize, page * pageSize)
    // A file that lost everything since its sync is as long as it was then.
    this.#real.ftruncateSync(fd, lost.length === file.pages.size ? file.size : size)
    this.#real.closeSync(fd)
  }
}

/** Runs this file in a process of its own; ends it when it takes more than a minute. */
function start(flags: readonly string[], task: readonly string[]) {
  const child = spawn(process.execPath, [...flags, import.meta.filename, ...task], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const limit = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(printed)))
  return { printed: () => printed, ended: ended.finally(() => clearTimeout(limit)) }
}

interface Outcome {
  readonly acknowledged: number
  readonly lost: number
  readonly opened: boolean
}

async function cutOnce(engine: EngineName, folder: string): Promise<Outcome> {
  const signal = `${folder}.cut`
  const disk = new URL(`?${new URLSearchParams({ root: folder, signal })}`, import.meta.url)
  const writer = start(['--import', disk.href], ['write', engine, folder])
  const over = writer.ended.then(() => true)
  while (!writer.printed().includes('\n') && !(await Promise.race([over, wait(20, false)])));
  await wait(200 + Math.random() * 2_000)
  fs.writeFileSync(signal, '')
  const acknowledged = (await writer.ended).split('\n').slice(0, -1)
  const lines = (await start([], ['read', engine, folder]).ended).trimEnd().split('\n')
  const opened = lines.at(-1) === 'read'
  const found = new Set(opened ? lines : [])
  const lost = acknowledged.filter((id) => !found.has(id)).length
  return { acknowledged: acknowledged.length, lost, opened }
}

/**
 * Rounds begin in a copy of a folder that is whole and on the disk, so that only what follows is at
 * stake.
 */
async function cutOften(engine: EngineName, rounds: number): Promise<readonly Outcome[]> {
  const root = fs.mkdtempSync(join(tmpdir(), 'mostrador-power-cut-'))
  const whole = join(root, 'whole')
  const session = await engines[engine](whole)
  await session.run(tables)
  await session.close()
  const outcomes: Outcome[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const folder = join(root, `round-${round}`)
    fs.cpSync(whole, folder, { recursive: true })
    outcomes.push(await cutOnce(engine, folder))
    fs.rmSync(folder, { recursive: true, force: true })
  }
  fs.rmSync(root, { recursive: true, force: true })
  return outcomes
}

/** Prints the table; exits with 1 when our engine lost a row or did not open. */
async function compare(rounds: number): Promise<void> {
  console.log(
    '| engine | rounds | opened with every acknowledged row | did not open | acknowledged rows | lost |',
  )
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const engine of Object.keys(engines) as EngineName[]) {
    const outcomes = await cutOften(engine, rounds)
    const whole = outcomes.filter(({ opened, lost }) => opened && lost === 0).length
    const shut = outcomes.filter(({ opened }) => !opened).length
    const total = (of: 'acknowledged' | 'lost'): number =>
      outcomes.reduce((sum, outcome) => sum + outcome[of], 0)
    const cells = [engine, rounds, whole, shut, total('acknowledged'), total('lost')]
    console.log(`| ${cells.join(' | ')} |`)
    if (engine === 'our embedded engine' && whole < rounds) process.exitCode = 1
  }
}

const disk = new URL(import.meta.url).searchParams
const [task, name, folder = ''] = process.argv.slice(2)
if (disk.has('root')) await new Disk(disk.get('root') ?? '', disk.get('signal') ?? '').install()
else if (task === 'write') await write(await engines[name as EngineName](folder))
else if (task === 'read') await read(await engines[name as EngineName](folder))
else if (import.meta.main) await compare(Number(task ?? 6))
