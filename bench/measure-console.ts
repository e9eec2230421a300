import { join } from 'node:path'
import { newId } from '@mostrador/database/new-id'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import type { Operation } from '@mostrador/domain/revision/operation'
import { listRevisions } from '@mostrador/tenant/history/list-revisions'
import type { ImportWorld } from '@mostrador/tenant/file/import-world'
import { restoringOf } from '@mostrador/tenant/history/restore-place'
import { undoRevision } from '@mostrador/tenant/history/undo-revision'
import pg from 'pg'
import { barePrice, barePrices, plateOf } from './bare-prices.ts'
import {
  AROUND,
  changeOf,
  changeStatementsRow,
  millisecondsOf,
  TIMES,
  timeRow,
  type ConsoleBench,
} from './console-change.ts'
import { companyOf, consoleTenant, CONTACTS } from './console-shops.ts'
import { measureGridKeys } from './grid-keys.ts'
import type { LargeRun } from './large-shops.ts'
import { measureContacts } from './measure-contacts.ts'
import { countQueries } from './query-counter.ts'
import { growthRow } from './repeated-calls.ts'
import type { Row } from './report.ts'
import { importTenants } from './shop.ts'

const MENU = ['branches', 'bodegon', 'menus', 'carta'] as const
const ONE = [...MENU, 'plates', 'plato-500', 'price']

const MOST_MS_OF_A_THOUSAND = 1_000

const HISTORY = { few: 100, many: 100_000 } as const

/**
 * Measures changes in the console on PostgreSQL: a field and all prices of a menu of 1,000 plates,
 * with one branch contact and with five hundred, and the cost of a long history.
 */
export async function measureConsole(run: LargeRun): Promise<Row[]> {
  const { databaseUrl, folder, say } = run
  const dataDir = join(folder, 'console')
  await importTenants([consoleTenant(CONTACTS.few), consoleTenant(CONTACTS.many)], { databaseUrl, dataDir })
  const counter = await countQueries(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('vacuum full analyze')
  const database = await openDatabase<Database>(counter.url)
  const bench: ConsoleBench = { world: worldOf(database.db), client, counter }
  try {
    const field = await measureField(bench)
    say('Changes of a field are measured.')
    const contacts = await measureContacts(bench)
    say('Changes of one contact are measured.')
    const prices = await measurePrices(bench)
    say('Changes of a thousand prices are measured.')
    const history = await measureHistory(bench)
    say('The history is measured.')
    return [...field, ...contacts, ...prices, ...history, ...(await measureKeys(run, dataDir))]
  } finally {
    await database.close()
    await client.end()
    counter.stop()
  }
}

async function measureKeys({ databaseUrl, startProduct, say }: LargeRun, dataDir: string): Promise<Row[]> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  try {
    return await measureGridKeys(product.url)
  } finally {
    await product.stop()
    say('Keys in the grid are measured.')
  }
}

const worldOf = (db: ImportWorld['db']): ImportWorld => ({
  db,
  files: {
    put: async () => {
      throw new Error('no picture is put')
    },
    open: async () => undefined,
  },
  resolvePicture: async () => undefined,
  passwords: { hash: async (password) => password, verify: async () => false },
  newId,
  now: new Date(),
  serverNames: { own: [], allowed: [] },
})

/** Fastest of some times, because the two that are compared are not measured at once. */
async function fastest(times: number, task: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let at = 0; at < times; at += 1) took.push(await millisecondsOf(task))
  return Math.min(...took)
}

/** Raises the price each time, over the present one. */
function raising({ world, client }: ConsoleBench, companyKey: string): () => Promise<void> {
  let from: number | undefined
  return async () => {
    from ??= (await plateOf(client, companyKey)).price / 100
    await changeOf(world, companyKey, [{ kind: 'set', place: ONE, from, to: from + 1 }])
    from += 1
  }
}

async function measureField(bench: ConsoleBench): Promise<Row[]> {
  const [few, many] = [CONTACTS.few, CONTACTS.many].map((contacts) => raising(bench, companyOf(contacts)))
  if (!few || !many) throw new Error('no companies')
  // In turn, so that the machine's other work falls on all alike.
  const took = { few: Infinity, many: Infinity, bare: Infinity, bareMany: Infinity }
  await Promise.all([few(), many()])
  bench.counter.taken()
  await many()
  const statements = bench.counter.taken() - AROUND
  for (let at = 0; at < TIMES; at += 1) {
    took.few = Math.min(took.few, await millisecondsOf(few))
    took.many = Math.min(took.many, await millisecondsOf(many))
    took.bare = Math.min(
      took.bare,
      await millisecondsOf(() => barePrice(bench.client, companyOf(CONTACTS.few))),
    )
    took.bareMany = Math.min(
      took.bareMany,
      await millisecondsOf(() => barePrice(bench.client, companyOf(CONTACTS.many))),
    )
  }
  const what = 'one price of 1,000 plates'
  return [
    growthRow(`${what}: with 1 contact that sells them, and 500`, took),
    timeRow(
      'the same with 500 contacts, beside bare SQL that writes the price, the versions and a revision',
      took.many,
      `${took.bareMany.toFixed(1)} ms (1 local: ${took.bare.toFixed(1)} ms)`,
    ),
    changeStatementsRow(statements),
  ]
}

async function measurePrices({ world, client, counter }: ConsoleBench): Promise<Row[]> {
  const companyKey = companyOf(CONTACTS.many)
  let by = 100
  const all = async () => {
    const { rows } = await client.query<{ key: string; price: string }>(
      `select p.key, p.price from plates p join companies c on c.id = p.company_id where c.key = $1`,
      [companyKey],
    )
    const operations = rows.map(({ key, price }): Operation => {
      const from = Number(price) / 100
      return { kind: 'set', place: [...MENU, 'plates', key, 'price'], from, to: from + by }
    })
    by += 1
    return operations
  }
  const took: number[] = []
  let statements = 0
  for (let at = 0; at < 10; at += 1) {
    const operations = await all()
    counter.taken()
    took.push(await millisecondsOf(() => changeOf(world, companyKey, operations)))
    statements = counter.taken() - AROUND
  }
  const bare = await fastest(10, () => barePrices(client, companyKey))
  const best = Math.min(...took)
  return [
    {
      what: 'all 1,000 prices as one change, 500 contacts, beside one bare update of them and the versions',
      product: `${best.toFixed(0)} ms, ${statements} statements`,
      baseline: `${bare.toFixed(0)} ms`,
      target: `≤ ${MOST_MS_OF_A_THOUSAND} ms`,
      isMet: best <= MOST_MS_OF_A_THOUSAND,
    },
  ]
}

async function measureHistory(bench: ConsoleBench): Promise<Row[]> {
  const { world, client } = bench
  const companyKey = companyOf(CONTACTS.few)
  await raising(bench, companyKey)()
  const { companyId } = await plateOf(client, companyKey)
  const page = (before: number | undefined) => () =>
    listRevisions(world.db, { companyId, before, most: 21, sentences: 5, branchKeys: ['bodegon', ''] })
  const undo = async () => {
    const newest = await client.query<{ number: number }>(
      'select max(number) as number from revisions where company_id = $1',
      [companyId],
    )
    const result = await undoRevision({ companyKey, number: newest.rows[0]?.number ?? 0 }, world)
    if (!result?.ok) throw new Error(JSON.stringify(result))
  }
  // One place of the plate that every change is about, and one of a plate that none is.
  const back = (key: string, number: number) => async () => {
    const place = [...MENU, 'plates', key]
    const state = { companyKey, number, place }
    const found = await restoringOf(world.db, state)
    if (!found.ok) throw new Error(found.missing)
  }
  const measure = async (deep: number) => ({
    first: await fastest(TIMES, page(undefined)),
    deep: await fastest(TIMES, page(deep)),
    undo: await fastest(TIMES, undo),
    back: await fastest(TIMES, back('plato-500', 2 * deep - 10)),
    backToFirst: await fastest(TIMES, back('plato-501', 1)),
  })
  await fill(client, companyId, HISTORY.few)
  const few = await measure(HISTORY.few / 2)
  await fill(client, companyId, HISTORY.many)
  await client.query('vacuum analyze revisions')
  const many = await measure(HISTORY.many / 2)
  const amounts = `among ${HISTORY.few} revisions, and ${HISTORY.many.toLocaleString('en')}`
  return [
    growthRow(`a page of the history: ${amounts}`, { few: few.first, many: many.first }),
    growthRow(`a page in its middle: ${amounts}`, { few: few.deep, many: many.deep }),
    growthRow(`the undo of one: ${amounts}`, { few: few.undo, many: many.undo }),
    growthRow(`a plate back to ten changes ago: ${amounts}`, { few: few.back, many: many.back }),
    growthRow(`a plate that few touched, back to the first: ${amounts}`, {
      few: few.backToFirst,
      many: many.backToFirst,
    }),
  ]
}

/** Copies the newest revision until there are so many: each is of the same price. */
async function fill(client: pg.Client, companyId: string, count: number): Promise<void> {
  await client.query(
    `insert into revisions (company_id, number, at, door, branch_keys, operations, sentences)
      select company_id, top.number + n, at, door, branch_keys, operations, sentences
      from (select * from revisions where company_id = $1 order by number desc limit 1) top,
        generate_series(1, $2 - top.number) n`,
    [companyId, count],
  )
}
