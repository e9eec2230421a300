import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { migrateTo } from '@mostrador/database/migrate'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive, sha256Of, sumLine, SUMS } from './archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** The schema of an earlier version. */
const EARLIER = '0179-baseline'
/** The migration after it. */
const NEXT = '0180-invitations-end-by-themselves'

let folder: string
let file: string
let bytes: Buffer
/** A backup whose tar our own code wrote, before a library did. */
const OLDER = join(import.meta.dirname, 'testing/backup-of-november.tar.gz')
/** A database without tables, which no refused archive touches. */
let untouched: Kysely<Database>
const opened: (() => Promise<void>)[] = []

const world = (db: Kysely<Database>) => ({ db, dataDir: join(folder, 'data'), secret: undefined })

async function newDatabase(): Promise<Kysely<Database>> {
  const { db, close } = await openDatabase<Database>('memory:')
  opened.push(close)
  return db
}

/** A company of an earlier version. */
async function olderDatabase(): Promise<Kysely<Database>> {
  const db = await newDatabase()
  await migrateTo(db, EARLIER)
  await sql
    .raw(
      `insert into companies (id, key, name) values ('0197f000-0000-7000-8000-000000000001', 'pepe', 'Don Pepe');
       insert into branches (company_id, id, key, name, country_id) values
         ('0197f000-0000-7000-8000-000000000001', '0197f000-0000-7000-8000-000000000002', 'pepe', 'Don Pepe', 'ar')`,
    )
    .execute(db)
  return db
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'))
  file = join(folder, 'pepe.tar.gz')
  await writeBackup({ ...world(await olderDatabase()), now: new Date() }, file)
  bytes = await readFile(file)
  untouched = await newDatabase()
})
afterAll(async () => {
  for (const close of opened) await close()
  await rm(folder, { recursive: true })
})

/** An archive with other bytes. */
async function fileOf(other: Uint8Array): Promise<string> {
  const path = join(folder, 'other.tar.gz')
  await writeFile(path, other)
  return path
}

const companies = (db: Kysely<Database>) => db.selectFrom('companies').select('name').execute()

/** Why an archive was refused; the database without tables that it was for has none then. */
async function whyRefused(path: string): Promise<string> {
  const why = await restoreBackup(world(untouched), path).then(
    () => 'It was restored.',
    (error: Error) => `${error.name}: ${error.message}`,
  )
  expect((await sql`select from pg_tables where schemaname = 'public'`.execute(untouched)).rows).toEqual([])
  return why
}

/** spec('decisions keeping-it.3') spec('decisions keeping-it.4') */
test('rows of an earlier version go through what came since, and nothing goes over them', async () => {
  const db = await newDatabase()
  const restored = await restoreBackup(world(db), file)
  expect(restored.migrated[0]).toBe(NEXT)
  expect(await companies(db)).toEqual([{ name: 'Don Pepe' }])

  // A database in which somebody is stays as it is, and is told by its tables.
  await db.updateTable('companies').set({ name: 'Since then' }).execute()
  await expect(restoreBackup(world(db), file)).rejects.toThrow(
    /is not empty\. Tables with rows: .*companies \(1\)/,
  )
  expect(await companies(db)).toEqual([{ name: 'Since then' }])
})

/** spec('decisions keeping-it.3') */
test.each([
  ['at its beginning', 1],
  ['within its head', 200],
  ['before its last byte', -1],
  ['before its end', -40],
])('an archive that is cut %s is refused before anything is written', async (_, at) => {
  expect(await whyRefused(await fileOf(bytes.subarray(0, at)))).toMatch(/^RestoreRefused: .*It is cut/)
})

test('a backup of before the library, in two stretches, is restored; one stretch of it is cut', async () => {
  const db = await newDatabase()
  const restored = await restoreBackup(world(db), OLDER)
  expect(restored).toMatchObject({ madeAt: new Date('2026-11-20T12:00:00Z'), tables: 137, rows: 14 })
  // Its 117 migrations are the baseline of today.
  expect(restored.migrated[0]).toBe(NEXT)
  expect(await companies(db)).toEqual([{ name: 'Don Pepe' }])

  // The second stretch begins where the head of a gzip stands the second time.
  const older = await readFile(OLDER)
  const second = older.indexOf(older.subarray(0, 10), 10)
  expect(second).toBeGreaterThan(10)
  expect(await whyRefused(await fileOf(older.subarray(0, second)))).toMatch(/It is cut/)
})

test('a tar that is whole but for its last files is cut', async () => {
  const blocks = gunzipSync(bytes)
  const last = blocks.indexOf('totals.json')
  expect(await whyRefused(await fileOf(gzipSync(blocks.subarray(0, last))))).toMatch(/It is cut/)
  expect(await whyRefused(await fileOf(gzipSync(blocks.subarray(0, last + 600))))).toMatch(/It is cut/)
})

test('one bit that differs is found, by the name of its file where it can be read', async () => {
  const flipped = Buffer.from(bytes)
  flipped[100]! ^= 1
  expect(await whyRefused(await fileOf(flipped))).toMatch(/^RestoreRefused: .*(damaged|no tar|cut)/)
  const text = gunzipSync(bytes).toString('latin1').replace('Don Pepe', 'Don Pipe')
  expect(await whyRefused(await fileOf(gzipSync(Buffer.from(text, 'latin1'))))).toContain(
    'tables/branches/000001.ndjson is not what it was',
  )
})

test('no backup, a missing file and a newer format say what they are', async () => {
  expect(await whyRefused(await fileOf(Buffer.from('hello')))).toContain('no backup')
  expect(await whyRefused(join(folder, 'nowhere'))).toContain('There is no such file')
  const newer = await repacked((name, text) =>
    name === 'manifest.json' ? text.replace('"format": 1', '"format": 2') : text,
  )
  expect(await whyRefused(newer)).toContain('Its format is 2; this version reads 1.')
})

/** spec('decisions keeping-it.4') */
test('an archive of a newer version is refused', async () => {
  const newer = await repacked((name, text) =>
    name === 'manifest.json' ? text.replace(`"${EARLIER}"`, '"9999-from-tomorrow"') : text,
  )
  expect(await whyRefused(newer)).toContain('of a newer version (9999-from-tomorrow)')
})

test('an archive of before the baseline is refused, with the version that brings it forward', async () => {
  const older = await repacked((name, text) =>
    name === 'manifest.json' ? text.replace(`"${EARLIER}"`, '"0001-tenants", "0110-mail"') : text,
  )
  expect(await whyRefused(older)).toMatch(/their newest migration is 0110-mail.*29 November 2026/)
})

test.each([
  ['in its head', '../../escaped.txt'],
  ['in a head of its own', `${'../'.repeat(60)}tmp/escaped.txt`],
])('a name that leads out of the data folder, %s, writes nothing', async (_, name) => {
  expect(await whyRefused(await repacked((_name, text) => text, { name }))).toContain(name)
  expect(await readdir(folder)).not.toContain('escaped.txt')
})

test.each(['symlink', 'link', 'directory', 'fifo', 'character-device'] as const)(
  'a %s by the name of a picture is refused',
  async (type) => {
    const name = `files/ab/${'ab'.repeat(32)}/kept.webp`
    const entry = { name, type, linkname: '/etc/passwd' }
    expect(await whyRefused(await repacked((_, text) => text, entry))).toMatch(
      /^RestoreRefused: .*is no file/,
    )
  },
)

test('a file that says a size beyond what a row can have is refused before it is read', async () => {
  // A head that says 8 GiB, as the format has it: in octal, with the sum of its bytes.
  const head = Buffer.from(gunzipSync(bytes).subarray(0, 512))
  head.write('77777777777 ', 124)
  head.fill(' ', 148, 156)
  const sum = head.reduce((all, byte) => all + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  expect(await whyRefused(await fileOf(gzipSync(head)))).toContain('manifest.json is larger than')
})

/** spec('decisions keeping-it.1') */
test('a table that comes out otherwise than the archive says is told, and nothing stays', async () => {
  const db = await newDatabase()
  const wrong = await repacked((name, text) =>
    name.startsWith('tables/companies/') ? text.replace('Don Pepe', 'Don Pipe') : text,
  )
  await expect(restoreBackup(world(db), wrong)).rejects.toThrow('companies came out otherwise')
  expect(await companies(db)).toEqual([])

  // Tables that are newer than the backup cannot be taken back.
  await migrateTo(db, NEXT)
  await expect(restoreBackup(world(db), file)).rejects.toThrow(`newer than the backup (${NEXT})`)
})

/** The archive with other contents, sealed anew; `more` stands before its end. */
async function repacked(
  change: (name: string, text: string) => string,
  more?: Parameters<ReturnType<typeof pack>['entry']>[0],
): Promise<string> {
  const tar = pack()
  let sums = ''
  for await (const { name, bytes: was } of readArchive(file)) {
    if (name === SUMS) continue
    const text = change(name, was.toString())
    sums += sumLine(name, sha256Of(Buffer.from(text)))
    tar.entry({ name }, text)
  }
  if (more) tar.entry(more, '')
  tar.entry({ name: SUMS }, sums)
  tar.finalize()
  return fileOf(gzipSync(await buffer(tar)))
}
