import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { searchWords } from '@mostrador/domain/search/plain-text'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { StaffMember } from '../../ground/ports.ts'
import { consoleOrders, isFinished } from './board-store.ts'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'
import { consoleOrder } from './console-order.ts'

const FINISHED_PAGE = 30

/**
 * Finished orders that one query looks through, the newest first. Older ones follow on request, so
 * that no search walks past years of a large shop.
 */
const LOOKED_THROUGH = 2000

/** Words of a search that are compared, each in all those orders. */
const MOST_WORDS = 8

/** Fewer digits are the number of an order; a phone has more. */
const DIGITS_OF_PHONE = 4

type Wanted = {
  readonly contactId: string
  readonly before: string | undefined
  readonly isOfDays: RawBuilder<boolean> | undefined
  readonly search: string
}

/** Whether an order contains a word, in its number, phone or texts. */
function says(word: string): RawBuilder<boolean> {
  const number = word.replace(/^#/, '')
  const isNumber = /^\d{1,9}$/.test(number)
  const ways = [sql`${isNumber} and o.number = ${isNumber ? Number(number) : 0}::int`]
  if (!word.startsWith('#')) {
    const digits = word.replaceAll(/\D/g, '')
    if (digits.length >= DIGITS_OF_PHONE)
      ways.push(sql`strpos(regexp_replace(o.phone, '\\D', '', 'g'), ${digits}::text) > 0`)
    ways.push(
      sql`strpos(plain_text(concat_ws(' ', o.customer_name, o.table_uid)), ${word}::text) > 0`,
      sql`exists (select from order_lines l where l.branch_id = o.branch_id and l.order_id = o.id
        and strpos(plain_text(l.name), ${word}::text) > 0)`,
    )
  }
  return sql`(${sql.join(ways, sql` or `)})`
}

type Page = { readonly ids: readonly string[]; readonly next: string | null }

/** Returns the ids of a page, and the next offset. One query. */
async function idsOfPage(
  db: Kysely<Database>,
  { contactId, before, isOfDays, search }: Wanted,
): Promise<Page> {
  const matches = [...new Set(searchWords(search))].slice(0, MOST_WORDS).map(says)
  const { rows } = await statement()
    .part(
      'looked',
      () => sql`
        select o.branch_id, o.id, o.number, o.phone, o.customer_name, o.table_uid from orders o
        where o.branch_contact_id = ${contactId} and ${isFinished} and ${isForTheKitchen} and o.rehearsal_id is null
          and ${isOfDays ?? sql`true`}
          and ${before === undefined ? sql`true` : sql`o.id < ${before}::uuid`}
        order by o.id desc limit ${matches.length > 0 || isOfDays ? LOOKED_THROUGH : FINISHED_PAGE + 1}`,
    )
    .part(
      'found',
      ({ looked }) => sql`
        select o.id from ${looked} o where ${sql.join([sql`true`, ...matches], sql` and `)}
        order by o.id desc limit ${FINISHED_PAGE + 1}`,
    )
    .answer(
      ({ looked, found }) => sql<{ ids: string[]; looked: number; last: string | null }>`
        select array(select id from ${found} order by id desc) as ids, (select count(*)::int from ${looked}) as looked,
          (select id from ${looked} order by id limit 1) as last`,
    )
    .execute(db)
  const [{ ids, looked, last } = { ids: [], looked: 0, last: null }] = rows
  if (ids.length <= FINISHED_PAGE) return { ids, next: looked === LOOKED_THROUGH ? last : null }
  const page = ids.slice(0, FINISHED_PAGE)
  return { ids: page, next: page.at(-1) ?? null }
}

/**
 * Lists a page of finished orders, the newest first, and the next one's start; null at the end. A
 * search by number, name, table, phone and plate matches every word; its page may be short or
 * empty and still have a next. Two queries.
 */
export async function listFinishedOrders(
  db: Kysely<Database>,
  { staff, ...wanted }: Wanted & { readonly staff: StaffMember },
): Promise<{ orders: ConsoleOrder[]; next: string | null }> {
  const { ids, next } = await idsOfPage(db, wanted)
  if (ids.length === 0) return { orders: [], next }
  // Ids are made in the order of time.
  const rows = await consoleOrders(db).where('o.id', 'in', ids).orderBy('o.id', 'desc').execute()
  return { orders: rows.map((row) => consoleOrder(row, staff)), next }
}
