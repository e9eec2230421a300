import type { Database, OrdersTable } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'

/** Whose orders, and which part of the list. */
export type HistoryPage = {
  readonly branchId: string
  readonly contactId: string
  readonly phoneKey: string
  /** Only the orders of this browser, unless the number is verified. */
  readonly browserId: string | undefined
  readonly verified: boolean
  readonly offset: number
  readonly limit: number
}

/** One order of a history. */
export type HistoryRow = {
  readonly code: string
  readonly number: number
  readonly alias: string
  readonly status: OrdersTable['status']
  readonly orderedAt: Date
  readonly scheduledAt: Date | null
  readonly total: number
}

/** The orders of a phone at a branch contact, newest first: one query. */
export function listHistory(db: Kysely<Database>, page: HistoryPage): Promise<HistoryRow[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('aliases as a', 'a.branch_contact_id', 'o.branch_contact_id')
    .select([
      'o.code',
      'o.number',
      'a.alias',
      'o.status',
      'o.created_at as orderedAt',
      'o.scheduled_at as scheduledAt',
      'o.total',
    ])
    .where('o.branch_id', '=', page.branchId)
    .where('o.branch_contact_id', '=', page.contactId)
    .$if(!page.verified, (query) => query.where('o.browser_id', '=', page.browserId ?? ''))
    .where('o.phone_key', '=', page.phoneKey)
    .orderBy('o.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}
