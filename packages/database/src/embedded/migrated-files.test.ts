import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { appliedMigrations, migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { readMigrations } from '../read-migrations.ts'
import { ensureMigratedFiles } from './migrated-files.ts'

// The files are made once for these very migrations, which takes a minute of a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const root = mkdtempSync(join(tmpdir(), 'mostrador-migrated-'))
const told: string[] = []
const begin = (name: string) =>
  openDatabase(`file:${join(root, name)}`, {
    beginsMigrated: true,
    log: (message, error) => void told.push(`${message} ${String(error)}`),
  })

beforeAll(ensureMigratedFiles)

afterAll(() => rmSync(root, { recursive: true, force: true }))

it('begins with all migrations, of which none is left to apply, and keeps what is written', async () => {
  const { db, close } = await begin('new')
  const names = (await readMigrations()).map(({ name }) => name.replace('.sql', ''))
  expect(await appliedMigrations(db)).toEqual(names)
  expect(await migrate(db)).toEqual([])
  await sql`create table kept (id int8)`.execute(db)
  await close()

  const again = await begin('new')
  expect((await sql`select from kept`.execute(again.db)).rows).toEqual([])
  await again.close()
  expect(told).toEqual([])
  expect(readdirSync(join(root, 'new')).sort()).toEqual(['data', 'lock'])
})

it('begins whole where a begin was cut off in its middle', async () => {
  const half = join(root, 'cut', 'data.new', 'base')
  mkdirSync(half, { recursive: true })
  writeFileSync(join(half, 'half'), 'half')
  const { db, close } = await begin('cut')
  expect(await migrate(db)).toEqual([])
  await close()
  expect(readdirSync(join(root, 'cut')).sort()).toEqual(['data', 'lock'])
})

it('has two databases of one begin write apart', async () => {
  const [one, other] = await Promise.all([begin('one'), begin('other')])
  await sql`create table mine (id int8)`.execute(one.db)
  await expect(sql`select from mine`.execute(other.db)).rejects.toThrow('does not exist')
  await Promise.all([one.close(), other.close()])
})
