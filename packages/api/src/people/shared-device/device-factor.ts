import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { asksOf } from '../staff/staff-access.ts'
import { deviceHolds } from './device-holds.ts'

/** Tablet that counts as no second factor, and its sharer. */
type TabletWithout = { readonly id: string; readonly name: string; readonly by: string }

/** Lists the shared devices of a company whose sharers had shown no factor, by name. One query. */
export async function listWithoutFactor(
  db: Kysely<Database>,
  companyId: string,
): Promise<readonly TabletWithout[]> {
  const { rows } = await sql<TabletWithout>`
    select d.id, d.name, u.name as by from shared_devices d join staff_users u on u.id = d.staff_user_id
    where d.company_id = ${companyId} and not d.by_factor and ${deviceHolds}
    order by lower(d.name), d.id`.execute(db)
  return rows
}

/**
 * Whether a person's PIN opens nothing on a shared device: it counts as no second factor, and its
 * company asks for one in each of the person's roles. One query.
 */
export async function lacksFactorFor(
  db: Kysely<Database>,
  { deviceId, personId, now }: { readonly deviceId: string; readonly personId: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from shared_devices d where d.id = ${deviceId}::uuid and not d.by_factor and not exists (
      select from staff_memberships m
      where m.company_id = d.company_id and m.staff_user_id = ${personId}::uuid and m.confirmed_at is not null
        and not exists (select from staff_factor_asks f where ${asksOf} and f.starts_at <= ${now}::timestamptz))`.execute(
    db,
  )
  return rows.length > 0
}
