import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@mostrador/database/migrate'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databasesOnServer } from '../testing/databases-on-server.ts'
import { everythingIn, shopWithHistory } from '../testing/shop-with-history.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { openAt, emptyOnServer, end } = databasesOnServer()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-'))
})
afterAll(async () => {
  await end()
  await rm(folder, { recursive: true })
})

const world = (db: Kysely<Database>, dataDir: string) => ({ db, dataDir, secret: undefined })

/** spec('decisions keeping-it.1') */
test('a server goes to the embedded database, and back to a server', { timeout: 240_000 }, async () => {
  const first = join(folder, 'first')
  const { ports } = await shopWithHistory(first)
  const was = await everythingIn(ports.database)
  const [outward, homeward] = [join(folder, 'outward.tar.gz'), join(folder, 'homeward.tar.gz')]
  await writeBackup({ ...world(ports.database, first), now: ports.now() }, outward)

  const second = join(folder, 'second')
  const embedded = await openAt(`file:${join(second, 'database')}`)
  await restoreBackup(world(embedded, second), outward)
  expect(await everythingIn(embedded)).toEqual(was)

  await writeBackup({ ...world(embedded, second), now: ports.now() }, homeward)
  const again = await emptyOnServer()
  await restoreBackup(world(again, join(folder, 'third')), homeward)
  expect(await everythingIn(again)).toEqual(was)
})

/** spec('decisions keeping-it.2') */
test('a backup is of one moment while others write', async () => {
  const source = await emptyOnServer()
  await migrate(source)
  const state = { isOver: false }
  const writeOne = async (): Promise<void> => {
    const id = randomUUID()
    await source.transaction().execute(async (tx) => {
      await sql`insert into companies (id, key, name) values (${id}, ${`k-${id}`}, 'One')`.execute(tx)
      await sql`insert into jobs (company_id, id, kind, unique_key, payload, run_at, created_at)
        values (${id}, ${id}, 'of-a-test', ${id}, '{}', now(), now())`.execute(tx)
    })
  }
  await writeOne()
  const writing = (async () => {
    while (!state.isOver) await writeOne()
  })()
  const file = join(folder, 'moment.tar.gz')
  const backup = writeBackup({ ...world(source, folder), now: new Date() }, file)
  await Promise.all([writing, backup.finally(() => (state.isOver = true))])

  const target = await openAt('memory:')
  await restoreBackup(world(target, folder), file)
  const ids = async (table: 'companies' | 'jobs') =>
    (await target.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  const companies = await ids('companies')
  expect(companies.length).toBeGreaterThan(0)
  expect(await ids('jobs')).toEqual(companies)
})
