import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/** Whether a company runs this install. One query. */
export async function runsInstall(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const found = await db
    .selectFrom('operator_companies')
    .select('company_id')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Replaces the operator company; undefined for none. Called by the operator's command alone. Links
 * of the former one end for good.
 */
export async function setOperatorCompany(
  db: Kysely<Database>,
  { companyKey, now }: { readonly companyKey: string | undefined; readonly now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('operator-company'))`.execute(tx)
    await sql`update founding_links l set expires_at = ${now}::timestamptz from operator_companies o, companies c
      where l.company_id = o.company_id and c.id = o.company_id and c.key is distinct from ${companyKey ?? null}::text
        and l.used_at is null and l.expires_at > ${now}::timestamptz`.execute(tx)
    await sql`delete from operator_companies o using companies c
      where c.id = o.company_id and c.key is distinct from ${companyKey ?? null}::text`.execute(tx)
    if (companyKey === undefined) return
    await sql`insert into operator_companies (company_id, since)
      select id, ${now}::timestamptz from companies where key = ${companyKey}
      on conflict do nothing`.execute(tx)
  })
}
