import type { Database } from '@mostrador/database/rows'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { ownsCompany } from './session-store.ts'

/** Whether a company that somebody works for asks for a second factor. One query. */
export async function isAskedForFactor(db: Kysely<Database>, staffUserId: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff_memberships m join staff_policies p on p.company_id = m.company_id
    where m.staff_user_id = ${staffUserId} and m.confirmed_at is not null and p.second_factor_required
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Says whether a company asks its staff for a second factor, when it is theirs to say. One
 * statement.
 */
export async function savePolicy(
  db: Kysely<Database>,
  policy: {
    readonly companyId: string
    readonly staffUserId: string
    readonly required: boolean
    readonly now: Date
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_policies (company_id, second_factor_required, updated_at)
    select m.company_id, ${policy.required}, ${policy.now}::timestamptz from staff_memberships m
    where m.company_id = ${policy.companyId} and m.staff_user_id = ${policy.staffUserId} and ${ownsCompany}
    on conflict (company_id) do update
      set second_factor_required = excluded.second_factor_required, updated_at = excluded.updated_at
    returning company_id`.execute(db)
  return rows.length > 0
}
