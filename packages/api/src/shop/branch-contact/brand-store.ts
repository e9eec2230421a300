import type { Database } from '@mostrador/database/rows'
import { STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { sql, type Kysely } from 'kysely'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'
import { inStates } from '../../ground/order-condition/in-states.ts'

/** Lists the brands of a company with their aliases, in order. One query. */
export const listBrandNames = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('branches')
    .innerJoin('aliases', 'aliases.branch_id', 'branches.id')
    .select(['branches.id', 'branches.name', 'aliases.alias'])
    .where('branches.company_id', '=', companyId)
    .where('aliases.kind', '=', 'branch')
    .orderBy('branches.position')
    .orderBy('branches.id')
    .execute()

/** Counts the orders in progress of each branch contact; none has no entry. One query. */
export async function countOrders(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; count: number }>`
    select o.branch_contact_id as id, count(*)::int as count from orders o
    where o.branch_contact_id = any(${[...ids]}::uuid[]) and o.rehearsal_id is null
      and o.status ${inStates(STATUSES_IN_PROGRESS)} and ${isForTheKitchen}
    group by o.branch_contact_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
