import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { Database } from '@mostrador/database/rows'
import { ORDER_STATES, ORDER_STATUSES, STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { adjustmentsJson, linesJson, mantissaOf, modeNameOf, owedTransferOf, refundOf } from './order-info.ts'
import type { StaffMember } from '../../ground/ports.ts'
import { inStates } from '../../ground/order-condition/in-states.ts'
import { consoleOrder, historyJson, proofOf } from './console-order.ts'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'

const finishedStatuses = ORDER_STATUSES.filter((status) => !ORDER_STATES[status].inProgress)

/** Condition of finished orders `o`. */
export const isFinished = sql<boolean>`o.status ${inStates(finishedStatuses)}`

export const consoleOrders = (db: Kysely<Database>) =>
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
      owedTransferOf.as('owed_transfer'),
      proofOf.as('delivery_proof'),
    ])

/**
 * More than a kitchen has in hand at once; older orders were forgotten, and appear once the others
 * are done.
 */
const OPEN_MOST = 500

/** Time for which a canceled order stays on the kitchen's board. */
const STOPPED_MS = 30 * 60_000

type OpenOrders = { orders: ConsoleOrder[]; stopped: ConsoleOrder[]; more: boolean }

/**
 * Lists the orders in progress, the oldest first, whether there are more than the newest five
 * hundred, and those canceled a moment ago after acceptance, which may be cooking. One query.
 */
export async function listOpenOrders(
  db: Kysely<Database>,
  { contactId, staff, now }: { readonly contactId: string; readonly staff: StaffMember; readonly now: Date },
): Promise<OpenOrders> {
  const rows = await consoleOrders(db)
    .where('o.branch_contact_id', '=', contactId)
    .where(
      sql<boolean>`(o.status ${inStates(STATUSES_IN_PROGRESS)} or (o.status = 'CANCELED'
        and o.accepted_at is not null and o.canceled_at > ${new Date(now.getTime() - STOPPED_MS)}))`,
    )
    .where(isForTheKitchen)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(OPEN_MOST + 1)
    .execute()
  const shown = rows
    .slice(0, OPEN_MOST)
    .reverse()
    .map((row) => consoleOrder(row, staff))
  return {
    orders: shown.filter(({ status }) => status !== 'CANCELED'),
    stopped: shown.filter(({ status }) => status === 'CANCELED'),
    more: rows.length > OPEN_MOST,
  }
}

/** Finds an order at the caller's branch contacts; undefined for others. One query. */
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

type Beside = {
  readonly cases: { readonly open: number; readonly inProgress: number }
  readonly owedTransfers: number
}

/**
 * Counts the waiting and the begun cases of a branch contact, and `owed`, in one query since
 * boards ask often.
 */
export async function countBeside(
  db: Kysely<Database>,
  contactId: string,
  owed: RawBuilder<number> = sql`0`,
): Promise<Beside> {
  const { rows } = await sql<{ open: number; inProgress: number; owed: number }>`
    select (count(*) filter (where status = 'OPEN'))::int as open,
      (count(*) filter (where status = 'IN_PROGRESS'))::int as "inProgress", ${owed} as owed
    from cases where branch_contact_id = ${contactId} and status in ('OPEN', 'IN_PROGRESS')`.execute(db)
  const { open = 0, inProgress = 0, owed: owedTransfers = 0 } = rows[0] ?? {}
  return { cases: { open, inProgress }, owedTransfers }
}
