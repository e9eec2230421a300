import type { Database } from '@mostrador/database/rows'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { pastDocument } from '@mostrador/domain/revision/past-document'
import { sql, type Kysely } from 'kysely'
import { loadStock } from '../mapping/stock.ts'
import { branchKeysOf } from './record-revision.ts'
import { sentencesOf } from './sentence-of.ts'
import { documentOf, documentOfFile } from './tenant-document.ts'

/** Whole months before the present one whose changes are kept one by one: a year. */
const DETAILED_MONTHS = 12

/** Revisions that are undone at once, over the company of now. */
const AT_ONCE = 500

/** Month of the company's wall clock whose changes are to become one. */
type Month = {
  readonly first: number
  readonly last: number
  readonly count: number
  readonly beganAt: Date
  readonly at: Date
}

type Condensed = Month & { readonly operations: readonly Operation[]; readonly sentences: readonly string[] }

/**
 * Condenses a company's months of more than a year ago: the changes of each become one, which
 * leads from the shop before the month to the shop after it. Changes outside the document (the
 * team) stay. Returns the number of months.
 */
export async function condenseHistory(
  db: Kysely<Database>,
  { companyId, now }: { readonly companyId: string; readonly now: Date },
): Promise<number> {
  const months = await oldMonths(db, companyId, now)
  if (months.length === 0) return 0
  const condensed = await condensedOf(db, companyId, months)
  // Oldest first, so that condensed months come before others, whenever this ends.
  for (const month of condensed.toReversed()) await write(db, companyId, month)
  return condensed.length
}

/**
 * Returns the months whose changes are still kept one by one, newest first, by the wall clock of
 * the first branch contact. Where the clocks of two servers differ, a revision is of the month of
 * those before it.
 */
async function oldMonths(db: Kysely<Database>, companyId: string, now: Date): Promise<readonly Month[]> {
  const { rows } = await sql<Month>`
    select min(number) as first, max(number) as last, count(*)::integer as count, min(at) as "beganAt",
      max(at) as at
    from (
      select number, at, max(at) over (order by number) as since from revisions
      where company_id = ${companyId} and condenses is null and operations <> '[]'
        and number > coalesce((select max(number) from revisions
          where company_id = ${companyId} and condenses is not null), 0)
    ) as changes, (
      select coalesce((select time_zone from branch_contacts where company_id = ${companyId}
        order by created_at, id limit 1), 'UTC') as zone
    ) as wall
    where since at time zone zone
      < date_trunc('month', ${now}::timestamptz at time zone zone) - make_interval(months => ${DETAILED_MONTHS})
    group by date_trunc('month', since at time zone zone)
    having count(*) > 1 order by last desc`.execute(db)
  return rows
}

/**
 * Returns the changes of each month, newest first: the company of now is walked back through all
 * of them.
 */
const condensedOf = (db: Kysely<Database>, companyId: string, months: readonly Month[]) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const { key } = await transaction
        .selectFrom('companies')
        .select('key')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow()
      const walk = { db: transaction, companyId }
      let document = documentOf(await loadStock(transaction, key))
      let above: number | undefined
      const done: Condensed[] = []
      for (const month of months) {
        const after = await shopWithout(walk, document, { above, down: month.last + 1 })
        const before = await shopWithout(walk, after, { above: month.last + 1, down: month.first })
        const operations = compareDocuments(before, after)
        done.push({ ...month, operations, sentences: sentencesOf(operations, { before, after }) })
        document = before
        above = month.first
      }
      return done
    })

type Walk = { readonly db: Kysely<Database>; readonly companyId: string }
type Range = { readonly above: number | undefined; readonly down: number }

/** Returns the shop in its canonical form, without leftovers of undone fields. */
async function shopWithout(walk: Walk, document: Thing, range: Range): Promise<Thing> {
  const { company, branches = [] } = await takenBack(walk, document, range)
  return documentOfFile({ company, branches })
}

async function takenBack({ db, companyId }: Walk, document: Thing, { above, down }: Range): Promise<Thing> {
  const { rows } = await sql<{ number: number; operations: readonly Operation[] }>`
    select number, operations from revisions
    where company_id = ${companyId} and number >= ${down} and operations <> '[]'
      and number < coalesce(${above ?? null}::integer, 2147483647)
    order by number desc limit ${AT_ONCE}`.execute(db)
  const before = rows.reduce((now, { operations }) => pastDocument(now, operations), document)
  const last = rows.at(-1)
  return rows.length < AT_ONCE || !last
    ? before
    : takenBack({ db, companyId }, before, { above: last.number, down })
}

/** Replaces a month's changes by one; of two processes at once one finds them gone. */
const write = (db: Kysely<Database>, companyId: string, month: Condensed) =>
  db.transaction().execute(async (transaction) => {
    const gone = await sql`
      delete from revisions where company_id = ${companyId} and number between ${month.first} and ${month.last}
        and condenses is null and operations <> '[]'`.execute(transaction)
    if (Number(gone.numAffectedRows) !== month.count) throw new Error('the history was condensed meanwhile')
    await sql`
      insert into revisions (company_id, number, at, began_at, door, branch_keys, operations, sentences, condenses)
      values (${companyId}, ${month.last}, ${month.at}::timestamptz, ${month.beganAt}::timestamptz, 'MONTH',
        ${branchKeysOf(month.operations.map(({ place }) => place))}::text[], ${JSON.stringify(month.operations)}::jsonb,
        ${[...month.sentences]}::text[], ${month.count})`.execute(transaction)
  })

/** Whether a number is that of a month, or of a change condensed into its month. */
export async function isInMonth(db: Kysely<Database>, companyKey: string, number: number): Promise<boolean> {
  const { rows } = await sql`
    select from revisions join companies on companies.id = revisions.company_id
    where companies.key = ${companyKey} and condenses is not null and number >= ${number}
      and coalesce(standing_number(companies.id, ${number}), number) = number limit 1`.execute(db)
  return rows.length > 0
}
