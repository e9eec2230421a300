import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingIn, shopWithHistory } from '../testing/shop-with-history.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const SECRET = 'a secret of at least thirty-two characters'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Pictures of a data folder that cannot be made again, by path. */
async function picturesIn(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const paths = await readdir(join(dataDir, 'files'), { recursive: true })
  const kept = paths.filter((path) => /(?:kept\.webp|picture\.json)$/.test(path)).sort()
  const contents = await Promise.all(kept.map((path) => readFile(join(dataDir, 'files', path), 'base64')))
  return Object.fromEntries(kept.map((path, at) => [path, contents[at] ?? '']))
}

/** spec('decisions keeping-it.1') */
test('everything of an install is what it was after it was lost', { timeout: 240_000 }, async () => {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  const { ports } = await shopWithHistory(before)
  const world = { db: ports.database, dataDir: before, secret: SECRET }
  const file = join(folder, 'everything.tar.gz')
  const made = await writeBackup({ ...world, now: ports.now() }, file)

  const { db, close } = await openDatabase<Database>(`file:${join(after, 'database')}`)
  const restored = await restoreBackup({ db, dataDir: after, secret: SECRET }, file)
  const [was, is] = [await everythingIn(ports.database), await everythingIn(db)]
  await close()

  expect(Object.keys(was)).toEqual(Object.keys(is))
  for (const [table, rows] of Object.entries(was)) expect({ [table]: is[table] }).toEqual({ [table]: rows })
  for (const table of [
    'orders',
    'payment_attempts',
    'loyalty_points',
    'revisions',
    'staff_users',
    'customers',
  ])
    expect([table, (was[table] as unknown[]).length]).not.toEqual([table, 0])
  const pictures = await picturesIn(before)
  expect(Object.keys(pictures).length).toBeGreaterThan(10)
  expect(await picturesIn(after)).toEqual(pictures)
  expect(restored).toMatchObject({
    tables: made.tables,
    rows: made.rows,
    files: Object.keys(pictures).length,
    migrated: [],
    hasSameSecret: true,
  })
})
