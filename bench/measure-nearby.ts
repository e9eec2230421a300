import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { median } from './median.ts'
import type { Program } from './program.ts'
import type { Row } from './report.ts'

/** Branch contacts that the guide searches, and the number that it is compared with. */
const FEW = 10_000
const MANY = 100_000

/** Ten times as many branch contacts may cost this much more, in one call. */
const MOST_TIMES_SLOWER = 2

const CALLS = 200

const TENANT = {
  company: '01990000-0000-7000-8000-00000000c0de',
  branch: '01990000-0000-7000-8000-00000000b4a2',
  menu: '01990000-0000-7000-8000-000000003e17',
} as const

const branchRows = `
  with company as (
    insert into companies (id, key, name) values ('${TENANT.company}', 'muchos-locales', 'Muchos') returning id
  ), branch as (
    insert into branches (company_id, id, key, name, country_id)
    select id, '${TENANT.branch}', 'muchos-locales', 'Muchos', 'ar' from company returning id
  )
  insert into menus (company_id, branch_id, id, key, name)
  select '${TENANT.company}', id, '${TENANT.menu}', 'carta', 'Carta' from branch`

/**
 * Branch contacts with a link and a mode each, spread over Buenos Aires as a low-discrepancy
 * sequence does: everywhere alike.
 */
const contactRows = `
  with made as (
    insert into branch_contacts (company_id, branch_id, id, key, name, time_zone, street, number, city, lat, lng)
    select '${TENANT.company}', '${TENANT.branch}', gen_random_uuid(), 'local-' || n, 'Local ' || n,
      'America/Argentina/Buenos_Aires', 'Calle', n::text, 'CABA',
      -34.7 + 0.2 * (n * 0.7548776662 - floor(n * 0.7548776662)),
      -58.55 + 0.25 * (n * 0.5698402910 - floor(n * 0.5698402910))
    from generate_series($1::int, $2::int) n
    returning id, key
  ), linked as (
    insert into aliases (alias, kind, company_id, branch_id, branch_contact_id)
    select 'muchos-' || key, 'branchContact', '${TENANT.company}', '${TENANT.branch}', id from made
  )
  insert into order_modes (company_id, branch_id, branch_contact_id, id, key, menu_id, type)
  select '${TENANT.company}', '${TENANT.branch}', id, gen_random_uuid(), 'retiro', '${TENANT.menu}', 'TAKE_AWAY'
  from made`

/** The milliseconds of one call, the median of many from different corners of the city. */
async function millisecondsOf({ url }: Program): Promise<number> {
  const took: number[] = []
  for (let call = 0; call < CALLS; call += 1) {
    const body = JSON.stringify({
      lat: -34.68 + ((call * 7) % 17) * 0.01,
      lng: -58.52 + ((call * 5) % 19) * 0.01,
      filters: [{ key: 'country', value: 'AR' }],
      pagingOption: { pageSize: 20, offset: (call % 3) * 20 },
    })
    const began = performance.now()
    const answer = await fetch(`${url}/api/menu/near`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { commerces } = (await answer.json()) as { commerces: readonly unknown[] }
    took.push(performance.now() - began)
    if (commerces.length !== 20) throw new Error(`The guide found ${commerces.length} locals`)
  }
  return median(took)
}

/**
 * Fills the database with branch contacts and measures the guide among them, at ten thousand and
 * at a hundred thousand.
 */
export async function measureNearby(product: Program, databaseUrl: string): Promise<Row> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(branchRows)
    const among = async (from: number, to: number): Promise<number> => {
      await client.query(contactRows, [from, to])
      await client.query('vacuum analyze')
      await millisecondsOf(product)
      return millisecondsOf(product)
    }
    const few = await among(1, FEW)
    const many = await among(FEW + 1, MANY)
    return {
      what: `the guide's contacts near a point, one call among ${MANY.toLocaleString('en')} beside ${FEW.toLocaleString('en')}`,
      product: `${many.toFixed(1)} ms`,
      baseline: `${few.toFixed(1)} ms`,
      ratio: many / few,
      target: `≤ ${MOST_TIMES_SLOWER * 100} %`,
      isMet: many / few <= MOST_TIMES_SLOWER,
    }
  } finally {
    await client.end()
  }
}
