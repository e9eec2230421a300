import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/** Brand of a customer list, with the time zone of its first branch contact. */
export type RecordBranch = {
  readonly companyId: string
  readonly key: string
  readonly country: string
  readonly timeZone: string
}

/** Customer, with the owner's last consent or withdrawal. */
export type CustomerRecord = {
  readonly id: string
  readonly phone: string
  readonly name: string
  readonly email: string | null
  readonly document: string | null
  readonly orders: number
  readonly points: number
  readonly since: Date
  readonly optIn: boolean
  readonly saidAt: Date | null
  readonly textVersion: number | null
  readonly source: string | null
  readonly beganTicked: boolean | null
}

/** Records in memory at once. */
export const RECORDS_AT_ONCE = 500

export async function findRecordBranch(
  db: Kysely<Database>,
  branchId: string,
): Promise<RecordBranch | undefined> {
  const { rows } = await sql<RecordBranch>`
    select b.company_id as "companyId", b.key, b.country_id as country, coalesce((
      select c.time_zone from branch_contacts c where c.branch_id = b.id order by c.position, c.id limit 1
    ), 'UTC') as "timeZone"
    from branches b where b.id = ${branchId}`.execute(db)
  return rows[0]
}

/**
 * Lists a branch's next records after one, by age, without erased people. One query. Source:
 * decisions.md, Who sees what.
 */
export async function listRecords(
  db: Kysely<Database>,
  { branchId, after }: { readonly branchId: string; readonly after: string | undefined },
): Promise<readonly CustomerRecord[]> {
  const { rows } = await sql<CustomerRecord>`
    select c.id, c.phone, c.name, c.email, c.document, c.orders_count as orders,
      c.loyalty_points_balance as points, c.created_at as since, c.opt_in as "optIn",
      said.created_at as "saidAt", said.text_version as "textVersion", said.source,
      said.began_ticked as "beganTicked"
    from customers c
    left join lateral (
      select k.created_at, k.text_version, k.source, k.began_ticked from customer_consents k
      where k.branch_id = c.branch_id and k.customer_id = c.id and k.is_of_owner and k.opt_in = c.opt_in
      order by k.created_at desc, k.id desc limit 1
    ) said on true
    where c.branch_id = ${branchId} and c.phone <> '' and (${after ?? null}::uuid is null or c.id > ${after ?? null}::uuid)
    order by c.id limit ${RECORDS_AT_ONCE}`.execute(db)
  return rows
}
