import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JOB_KINDS } from '@mostrador/api/roof/job-handlers'
import type { TestApi } from '@mostrador/api/testing/start-test-api'
import { RowCounter } from '@mostrador/database/backup/table-rows'
import { migrate } from '@mostrador/database/migrate'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkArchive, readArchive, SUMS, TOTALS } from '../backup/archive.ts'
import { intoPlace } from '../backup/write-backup.ts'
import { addNeighbour, NEIGHBOUR, rowsOfCompany } from '../testing/rows-of-company.ts'
import { everythingIn, shopWithHistory } from '../testing/shop-with-history.ts'
import { isJobThatGoes, JOBS_THAT_GO, SCHEDULED_CHANGE } from './company-jobs.ts'
import { exportCompany } from './export-company.ts'
import { importCompany } from './import-company.ts'

const SECRET = 'a secret of at least thirty-two characters'
const NOW = new Date('2026-11-21T12:00:00Z')
const FOREIGN = '0197f000-0000-7000-8000-00000000cccc'
const JOB = '0197f000-0000-7000-8000-00000000dddd'

let folder: string
let api: TestApi
let target: Kysely<Database>
let closeTarget: () => Promise<void>
let shop: { readonly id: string; readonly alias: string; readonly attempt: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-jobs-'))
  api = await shopWithHistory(join(folder, 'before'))
  const { db, close } = await openDatabase<Database>('memory:')
  await migrate(db)
  await addNeighbour(db)
  target = db
  closeTarget = close
  shop = await api.ports.database
    .selectFrom('payment_attempts')
    .innerJoin('aliases', 'aliases.company_id', 'payment_attempts.company_id')
    .select(['aliases.alias', 'aliases.company_id as id', 'payment_attempts.id as attempt'])
    .executeTakeFirstOrThrow()
}, 120_000)
afterAll(async () => {
  await closeTarget()
  await rm(folder, { recursive: true })
})

const world = (db: Kysely<Database>, dataDir: string) => ({
  db,
  dataDir: join(folder, dataDir),
  secret: SECRET,
  now: NOW,
  serverNames: { own: ['pide.example'], allowed: [] },
})

type Waiting = { readonly kind: string; readonly names: string; readonly key?: string }

const jobOf = ({ kind, names, key = names }: Waiting, id = JOB) => {
  const [field = 'staffUserId'] = Object.keys(JOBS_THAT_GO[kind] ?? {})
  // As the database writes it.
  const payload = `{"${field}": "${names}"}`
  return { company_id: shop.id, id, kind, unique_key: key, payload, run_at: NOW, created_at: NOW }
}

/** Kinds that stay although they are of a company, and why. */
const JOBS_THAT_STAY: Readonly<Record<string, string>> = {
  'staff-invitation': 'invitations stay',
  'founding-link': 'links for new companies stay',
  'password-link': 'of accounts of people, which stay',
  'factor-reminder': 'of accounts of people, which stay',
  'security-event': 'of an install',
  'sales-mail': 'of accounts of people, which stay',
  'make-download': 'downloads stay',
  'host-news': 'proofs of hosts stay',
}

/** spec('decisions one-company.2') */
test('every kind of job that does not recur goes along, or is named with the reason why not', () => {
  const once = Object.entries(JOB_KINDS).flatMap(([kind, { recurring }]) => (recurring ? [] : [kind]))
  const known = [...Object.keys(JOBS_THAT_GO), SCHEDULED_CHANGE, ...Object.keys(JOBS_THAT_STAY)]
  expect(known.sort()).toEqual(once.sort())
})

/** spec('decisions one-company.6') */
test('a job goes along that names rows of its company, by its payload and by its key', async () => {
  const db = api.ports.database
  const goes = async (job: Waiting): Promise<boolean> => {
    await db.deleteFrom('jobs').where('id', '=', JOB).execute()
    await db.insertInto('jobs').values(jobOf(job)).execute()
    const from = db.selectFrom('jobs as one').select('one.id').where('one.id', '=', JOB)
    return (await from.where(isJobThatGoes(shop.id)).execute()).length > 0
  }
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('company_id', '<>', shop.id)
    .executeTakeFirst()
  const refund = 'refund-payment'
  expect(await goes({ kind: refund, names: shop.attempt })).toBe(true)
  expect(await goes({ kind: refund, names: FOREIGN })).toBe(false)
  expect(await goes({ kind: refund, names: shop.attempt, key: FOREIGN })).toBe(false)
  expect(await goes({ kind: refund, names: `{${shop.attempt}}` })).toBe(false)
  expect(await goes({ kind: 'expire-payment', names: order?.id ?? FOREIGN })).toBe(false)
  expect(await goes({ kind: SCHEDULED_CHANGE, names: '', key: FOREIGN })).toBe(false)
  expect(await goes({ kind: 'password-link', names: shop.attempt })).toBe(false)
  expect(await goes({ kind: 'forget-old-things', names: shop.attempt })).toBe(false)
  await db.deleteFrom('jobs').where('id', '=', JOB).execute()
})

/** The archive of the shop with one more job, its sums and totals made anew. */
async function archiveWith(job: Waiting, file: string): Promise<string> {
  const whole = join(folder, 'whole.tar.gz')
  await rm(whole, { force: true })
  await exportCompany(world(api.ports.database, 'before'), { alias: shop.alias, file: whole })
  const { manifest, totals } = await checkArchive(whole)
  const { columns } = manifest.tables.find(({ name }) => name === 'jobs') ?? { columns: [] }
  const row: Readonly<Record<string, unknown>> = { attempts: 0, ...jobOf(job) }
  const text = (value: unknown): string | null =>
    value instanceof Date ? '2026-11-21 12:00:00+00' : value === undefined ? null : String(value)
  const lines = [JSON.stringify(columns.map(({ name }) => text(row[name])))]
  const counter = new RowCounter()
  await intoPlace(file, { now: NOW }, async (packer) => {
    for await (const { name, bytes } of readArchive(whole)) {
      if (name === SUMS) continue
      if (name.startsWith('tables/jobs/')) lines.push(...bytes.toString().trimEnd().split('\n'))
      else if (name !== TOTALS) await packer.add(name, bytes)
    }
    counter.add(lines)
    await packer.add('tables/jobs/000001.ndjson', Buffer.from(`${lines.join('\n')}\n`))
    await packer.addJson(TOTALS, { ...totals, tables: { ...totals.tables, jobs: counter.total } })
    return {}
  })
  return file
}

const bring = (file: string): Promise<unknown> =>
  importCompany(world(target, 'after'), { file, join: false }).catch((error: Error) => error.message)

/** spec('decisions one-company.6') */
test(
  'an archive with a job for another company’s payment is refused as a whole',
  { timeout: 120_000 },
  async () => {
    const before = await everythingIn(target)
    const hostile = [
      { kind: 'refund-payment', names: NEIGHBOUR },
      { kind: 'catalog-turns', names: NEIGHBOUR },
      { kind: 'password-link', names: FOREIGN },
    ]
    for (const [at, job] of hostile.entries())
      expect(await bring(await archiveWith(job, join(folder, `hostile-${at}.tar.gz`)))).toMatch(
        /^.+ was not brought in\. Its table jobs came out otherwise/,
      )
    expect(await everythingIn(target)).toEqual(before)
    const own = { kind: 'refund-payment', names: shop.attempt }
    expect(await bring(await archiveWith(own, join(folder, 'own.tar.gz')))).toMatchObject({
      accountsLeft: [],
    })
    const { jobs } = await rowsOfCompany(target, shop.id)
    expect(jobs?.some((text) => text.includes(JOB))).toBe(true)
  },
)
