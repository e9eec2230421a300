import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { durableParameters, openDurableEngine } from './durable-engine.ts'

// Each start of an engine takes its time on a machine that does much else.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const writer = fileURLToPath(new URL('./commit-stream.fixture.ts', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'mostrador-durability-'))
const empty = join(root, 'empty')

beforeAll(async () => {
  const { close } = await openDatabase(`file:${empty}`)
  await close()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

function copyOfEmpty(name: string): string {
  cpSync(empty, join(root, name), { recursive: true })
  return join(root, name)
}

/** Starts the process that commits orders in a folder. */
function startWriter(directory: string, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, writer, directory])
  let printed = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    /** The orders whose commit was acknowledged. */
    acknowledged: () => printed.split('\n').slice(0, -1).map(Number),
    complaint: () => complaint,
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function readOrders(directory: string) {
  const { db, close } = await openDatabase(`file:${directory}`)
  const { rows } = await sql<{ id: number; lines: number }>`
    select id, (select count(*) from lines where order_id = id) as lines from orders order by id`.execute(db)
  await close()
  return rows
}

it('has every acknowledged order, whole and once, after kill -9 at any moment', async () => {
  const directory = copyOfEmpty('killed')
  const acknowledged: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const child = startWriter(directory)
    await vi.waitUntil(() => child.acknowledged().length > 20, { timeout: 120_000 })
    await wait(Math.random() * 400)
    await child.kill()
    acknowledged.push(...child.acknowledged())
  }

  const orders = await readOrders(directory)
  const found = orders.map((row) => row.id)
  expect(acknowledged.length).toBeGreaterThan(60)
  expect(acknowledged.filter((id) => !found.includes(id))).toEqual([])
  expect(new Set(found).size).toBe(found.length)
  expect(orders.filter((row) => row.lines !== 1)).toEqual([])
})

it('opens after kill -9 at any moment of the first creation', async () => {
  const directory = join(root, 'half-made')
  const draft = join(directory, 'data.new')
  const moments = [
    () => existsSync(directory),
    () => existsSync(draft),
    () => existsSync(join(draft, 'base')) && readdirSync(draft, { recursive: true }).length > 300,
  ]
  for (const moment of moments) {
    const child = startWriter(directory)
    await vi.waitUntil(moment, { timeout: 120_000, interval: 1 })
    await wait(Math.random() * 30)
    await child.kill()
    rmSync(join(directory, 'data'), { recursive: true, force: true })
  }

  const { db, close } = await openDatabase(`file:${directory}`)
  const { rows } = await sql`select 1 as one`.execute(db)
  await close()

  expect(rows).toEqual([{ one: 1 }])
  expect(existsSync(draft)).toBe(false)
})

it('refuses a second process with a sentence that says what to do', async () => {
  const directory = copyOfEmpty('in-use')
  const { db, close } = await openDatabase(`file:${directory}`)
  const second = startWriter(directory)

  expect(await second.ended).toBe(1)
  expect(second.complaint()).toBe(
    `Another process is using the database in ${directory}. Stop that process, choose another folder, ` +
      'or set DATABASE_URL to a PostgreSQL server, which many processes can share.\n',
  )
  await expect(openDatabase(`file:${directory}`)).rejects.toThrow('Another process is using the database')
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
})

it('is free again as soon as the process that had it was killed', async () => {
  const directory = copyOfEmpty('freed')
  const first = startWriter(directory)
  await vi.waitUntil(() => first.acknowledged().length > 0, { timeout: 120_000 })
  await expect(openDatabase(`file:${directory}`)).rejects.toThrow('Another process is using the database')
  await first.kill()

  const { close } = await openDatabase(`file:${directory}`)
  await close()
})

it.each([
  ['with fsync off', PGlite.defaultStartParams],
  ['with the stub that syncs nothing', durableParameters.filter((text) => !text.includes('wal_sync_method'))],
])('refuses to run %s', async (_, parameters) => {
  const directory = copyOfEmpty(`unsynced-${parameters.length}`)
  const fail = (error: unknown): never => {
    throw error
  }

  await expect(openDurableEngine({ directory, fail, parameters })).rejects.toThrow(
    'does not sync its commits to the disk',
  )
})

it('acknowledges nothing after the disk refused a sync, and loses nothing before it', async () => {
  const directory = copyOfEmpty('broken-disk')
  const breakDisk = `import fs from 'node:fs'
    const sync = fs.fdatasyncSync
    let left = 150
    fs.fdatasyncSync = (fd) => {
      if (--left < 0) throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' })
      sync(fd)
    }`
  const child = startWriter(directory, ['--import', `data:text/javascript,${encodeURIComponent(breakDisk)}`])

  expect(await child.ended).toBe(1)
  expect(child.complaint()).toContain('EIO: i/o error')
  expect(child.acknowledged().length).toBeGreaterThan(0)
  expect((await readOrders(directory)).map((order) => order.id)).toEqual(
    expect.arrayContaining(child.acknowledged()),
  )
})

it('opens after a start that was cut off between making its lock file and writing it', async () => {
  const directory = copyOfEmpty('half-started')
  writeFileSync(join(directory, 'data', 'postmaster.pid'), '')

  const { close } = await openDatabase(`file:${directory}`)
  await expect(close()).resolves.toBeUndefined()
})

it('says what Postgres said when the folder is not a database, and lets go of it', async () => {
  const directory = copyOfEmpty('damaged')
  rmSync(join(directory, 'data', 'global', 'pg_control'))
  const open = () => openDatabase(`file:${directory}`)

  await expect(open()).rejects.toThrow(/failed\.[^]*pg_control/)
  await expect(open()).rejects.toThrow(/failed\.[^]*pg_control/)
})
