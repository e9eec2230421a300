import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import type { NewOrder } from './new-order.ts'
import { refusalByError, type Refusal } from './order-refusal.ts'
import { shapeOf } from './order-shape.ts'
import { statementOfShape } from './order-statement.ts'

/** Result of saving an order. */
export type SavedOrder =
  /** `soldOut`: it took a counted plate's last unit. */
  | { readonly outcome: 'saved'; readonly number: number; readonly soldOut: boolean }
  /** The shop changed since, or is being changed. */
  | { readonly outcome: 'stale' }
  /** An order has this idempotency key. */
  | { readonly outcome: 'key-taken' }
  /** Other orders took its things, perhaps one of this very key. */
  | { readonly outcome: Refusal }
  | { readonly outcome: 'code-taken' }

/**
 * Saves an order whole or not at all, in one statement, which is a transaction of its own: see
 * order-statement.ts. A deadlock (with an import, or an order that gives back before it takes) is
 * retried once, and then counts as stale.
 */
export async function saveOrder(db: Kysely<Database>, rows: NewOrder, version: number): Promise<SavedOrder> {
  try {
    return await againOnConflict(() => saveWithin(db, rows, version))
  } catch (error) {
    return refusedBy(error)
  }
}

/** Returns the refusal that a database error stands for; throws any other error. */
export function refusedBy(error: unknown): SavedOrder {
  const outcome = refusalByError(error)
  if (outcome === undefined) throw error
  return { outcome }
}

/** Saves an order inside of a longer transaction; throws the database's refusals, which end it. */
export async function saveWithin(db: Kysely<Database>, rows: NewOrder, version: number): Promise<SavedOrder> {
  const [answer] = await statementOfShape(shapeOf(rows))(db, { rows, version })
  if (!answer) return { outcome: 'stale' }
  if (answer.refusal !== null) return { outcome: answer.refusal }
  if (answer.number === null) return { outcome: 'key-taken' }
  return { outcome: 'saved', number: answer.number, soldOut: answer.sold_out }
}

export type EarlierOrder = {
  readonly id: string
  readonly code: string
  readonly number: number
  readonly bodyHash: string
  readonly browserId: string | null
}

/** Finds a key's order at a branch contact. */
export async function findOrderByKey(
  db: Kysely<Database>,
  { contactId, key }: { readonly contactId: string; readonly key: string },
): Promise<EarlierOrder | undefined> {
  return db
    .selectFrom('idempotency_keys as k')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.branch_id', '=', 'k.branch_id').onRef('o.id', '=', 'k.order_id'),
    )
    .select(['o.id', 'o.code', 'o.number', 'k.body_hash as bodyHash', 'o.browser_id as browserId'])
    .where('k.branch_contact_id', '=', contactId)
    .where('k.key', '=', key)
    .executeTakeFirst()
}

/** Returns the stock of a branch contact's counted plates. */
export async function listStock(
  db: Kysely<Database>,
  { branchId, contactId }: { readonly branchId: string; readonly contactId: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('plate_stocks')
    .select(['plate_id', 'remaining'])
    .where('branch_id', '=', branchId)
    .where('branch_contact_id', '=', contactId)
    .execute()
  return new Map(rows.map((row) => [row.plate_id, row.remaining]))
}

/** Returns the stock left for a day of some plates that are counted by the day. */
export async function listDayStock(
  db: Kysely<Database>,
  place: {
    readonly branchId: string
    readonly contactId: string
    readonly day: string
    readonly plateIds: readonly string[]
  },
): Promise<ReadonlyMap<string, number>> {
  const { branchId, contactId, day, plateIds } = place
  const { rows } = await sql<{ plate_id: string; remaining: number }>`
    select plate_id, greatest(0, daily_count - taken) as remaining from (
      select wanted.plate_id, daily_count_of(${branchId}::uuid, ${contactId}::uuid, wanted.plate_id) as daily_count,
        coalesce((select d.taken from plate_days d where d.branch_id = ${branchId} and d.day = ${day}::date
          and d.branch_contact_id = ${contactId} and d.plate_id = wanted.plate_id), 0) as taken
      from unnest(${[...plateIds]}::uuid[]) as wanted(plate_id)
    ) as counted where daily_count is not null`.execute(db)
  return new Map(rows.map((row) => [row.plate_id, row.remaining]))
}
