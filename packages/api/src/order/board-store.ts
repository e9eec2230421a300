import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { Database } from '@mostrador/database/rows'
import { ORDER_STATES, ORDER_STATUSES, STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { adjustmentsJson, linesJson, mantissaOf, modeNameOf, refundOf } from './order-info.ts'
import type { StaffMember } from '../ports.ts'
import { consoleOrder, historyJson, proofOf } from './console-order.ts'

const finishedStatuses = ORDER_STATUSES.filter((status) => !ORDER_STATES[status].inProgress)

/** How many finished orders stand on a page of the board. */
const FINISHED_PAGE = 30

const consoleOrders = (db: Kysely<Database>) =>
  db
    .selectFrom('orders as o')
    .selectAll('o')
    .select([
      linesJson.as('lines'),
      adjustmentsJson.as('adjustments'),
      modeNameOf.as('mode_name'),
      mantissaOf.as('mantissa'),
      historyJson.as('history'),
      refundOf.as('refund'),
      proofOf.as('delivery_proof'),
    ])

/**
 * What waits for its payment, and what was never paid, is no order for a kitchen. Source:
 * decisions.md, The server is the authority.
 */
const isForTheKitchen = sql<boolean>`(o.payment_status is null or o.payment_status in ('APPROVED', 'REFUNDED'))`

/**
 * More than a kitchen has in hand at once; older orders were forgotten, and appear once the others
 * are done.
 */
const OPEN_MOST = 500

/**
 * The orders of a branch contact that are in progress, the oldest first, and whether there are
 * older ones than the newest five hundred: one query.
 */
export async function listOpenOrders(
  db: Kysely<Database>,
  { contactId, staff }: { readonly contactId: string; readonly staff: StaffMember },
): Promise<{ orders: ConsoleOrder[]; more: boolean }> {
  const rows = await consoleOrders(db)
    .where('o.branch_contact_id', '=', contactId)
    .where('o.status', 'in', STATUSES_IN_PROGRESS)
    .where(isForTheKitchen)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(OPEN_MOST + 1)
    .execute()
  return {
    orders: rows
      .slice(0, OPEN_MOST)
      .reverse()
      .map((row) => consoleOrder(row, staff)),
    more: rows.length > OPEN_MOST,
  }
}

/**
 * A page of the finished orders of a branch contact, the newest first, and whether there are more:
 * one query.
 */
export async function listFinishedOrders(
  db: Kysely<Database>,
  {
    contactId,
    before,
    staff,
  }: { readonly contactId: string; readonly before: string | undefined; readonly staff: StaffMember },
): Promise<{ orders: ConsoleOrder[]; more: boolean }> {
  const rows = await consoleOrders(db)
    .where('o.branch_contact_id', '=', contactId)
    .where('o.status', 'in', finishedStatuses)
    .where(isForTheKitchen)
    // Ids are made in the order of time, so the last one of a page is where the next begins.
    .$if(before !== undefined, (query) => query.where('o.id', '<', before ?? ''))
    .orderBy('o.id', 'desc')
    .limit(FINISHED_PAGE + 1)
    .execute()
  return {
    orders: rows.slice(0, FINISHED_PAGE).map((row) => consoleOrder(row, staff)),
    more: rows.length > FINISHED_PAGE,
  }
}

/**
 * One order of the branch contacts that somebody may see; another tenant's is as good as none. One
 * query.
 */
export async function findConsoleOrder(
  db: Kysely<Database>,
  { id, staff }: { readonly id: string; readonly staff: StaffMember },
): Promise<ConsoleOrder | undefined> {
  const row = await consoleOrders(db)
    .where('o.id', '=', id)
    .where('o.branch_contact_id', '=', sql<string>`any(${[...staff.branchContactIds]}::uuid[])`)
    .executeTakeFirst()
  return row && consoleOrder(row, staff)
}
