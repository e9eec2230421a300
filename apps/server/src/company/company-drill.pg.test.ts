import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@mostrador/database/migrate'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databasesOnServer } from '../testing/databases-on-server.ts'
import { addNeighbour, everythingBut, rowsOfCompany } from '../testing/rows-of-company.ts'
import { everythingIn, shopWithHistory } from '../testing/shop-with-history.ts'
import { exportCompany } from './export-company.ts'
import { importCompany } from './import-company.ts'

const SECRET = 'a secret of at least thirty-two characters'
const { openAt, emptyOnServer, end } = databasesOnServer()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-'))
})
afterAll(async () => {
  await end()
  await rm(folder, { recursive: true })
})

const world = (db: Kysely<Database>, dataDir: string, now: Date) => ({
  db,
  dataDir: join(folder, dataDir),
  secret: SECRET,
  now,
  serverNames: { own: ['pide.example'], allowed: [] },
})

/** spec('decisions one-company.1') */
test(
  'a company goes from a server to a server and to the embedded database',
  { timeout: 240_000 },
  async () => {
    const { ports } = await shopWithHistory(join(folder, 'before'))
    const now = ports.now()
    const { id, alias } = await ports.database
      .selectFrom('payment_attempts')
      .innerJoin('aliases', 'aliases.company_id', 'payment_attempts.company_id')
      .select(['aliases.alias', 'aliases.company_id as id'])
      .executeTakeFirstOrThrow()
    const file = join(folder, 'company.tar.gz')
    await exportCompany(world(ports.database, 'before', now), { alias, file })
    const was = await rowsOfCompany(ports.database, id)
    const [onServer, embedded] = [await emptyOnServer(), await openAt('memory:')]
    for (const db of [onServer, embedded]) {
      await migrate(db)
      await addNeighbour(db)
      const before = await everythingIn(db)
      // Two operators at once: one brings it in, the other is told that it is there.
      const bring = () => importCompany(world(db, 'after', now), { file, join: false })
      const both = await Promise.allSettled([bring(), bring()])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      for (const one of both)
        if (one.status === 'rejected') expect(String(one.reason)).toMatch(/RestoreRefused.* here already/)
      expect(await rowsOfCompany(db, id)).toEqual(was)
      const people = await db.selectFrom('staff_users').select('id').execute()
      expect(await everythingBut(db, { id, people: people.map((one) => one.id) })).toEqual(before)
    }
  },
)
