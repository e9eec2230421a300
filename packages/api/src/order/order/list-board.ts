import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isOfDays } from './of-days.ts'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { contactsWhere } from '../../people/permission/may.ts'
import { countOwed } from '../transfer/local-transfers.ts'
import { listOpenOrders } from './board-store.ts'
import { listFinishedOrders } from './finished-store.ts'

/** Lists a branch contact's orders for its staff, with its numbers of cases and owed transfers. */
export const listBoard: Handler<'listBoard'> = async ({ database, now }, { params, query, staff }) => {
  if (query.scope === 'finished') {
    const { before, search } = query
    const { orders, next } = await listFinishedOrders(database, {
      contactId: params.id,
      before,
      isOfDays: query.days && isOfDays({ contactId: params.id, days: Number(query.days), now: now() }),
      search,
      staff,
    })
    return yes({ orders, stopped: [], next, more: next !== null, cases: null, owedTransfers: 0 })
  }
  const open = await listOpenOrders(database, { contactId: params.id, staff, now: now() })
  const mayConfirm = contactsWhere(staff, ['orders.paid']).includes(params.id)
  const counts = await countBeside(database, params.id, mayConfirm ? countOwed(params.id) : sql<number>`0`)
  return yes({ ...open, next: null, ...counts })
}

type Beside = {
  readonly cases: { readonly open: number; readonly inProgress: number }
  readonly owedTransfers: number
}

/**
 * Counts the waiting and the begun cases of a branch contact, and `owed`, in one query since
 * boards ask often.
 */
async function countBeside(
  db: Kysely<Database>,
  contactId: string,
  owed: RawBuilder<number>,
): Promise<Beside> {
  const { rows } = await sql<{ open: number; inProgress: number; owed: number }>`
    select (count(*) filter (where status = 'OPEN'))::int as open,
      (count(*) filter (where status = 'IN_PROGRESS'))::int as "inProgress", ${owed} as owed
    from cases where branch_contact_id = ${contactId} and status in ('OPEN', 'IN_PROGRESS')`.execute(db)
  const { open = 0, inProgress = 0, owed: owedTransfers = 0 } = rows[0] ?? {}
  return { cases: { open, inProgress }, owedTransfers }
}
