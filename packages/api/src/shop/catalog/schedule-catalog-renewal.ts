import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/** Kind of the job that renews a catalog by the clock. */
export const CATALOG_TURNS = 'catalog-turns'

/**
 * Leaves a job for the instant at which the clock changes a catalog, or moves the waiting one
 * forward, so that open pages hear of it. The process that loads a catalog leaves it: a branch
 * contact that no page shows costs nothing.
 */
export async function scheduleCatalogRenewal(
  db: Kysely<Database>,
  turn: {
    readonly id: string
    readonly companyId: string
    readonly branchId: string
    readonly contactId: string
    readonly at: Date
    readonly now: Date
  },
): Promise<void> {
  // A running job loses its claim, since its end would delete this wish.
  await sql`
    insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
    values (${turn.companyId}::uuid, ${turn.branchId}::uuid, ${turn.id}::uuid, ${CATALOG_TURNS}, ${turn.contactId},
      ${JSON.stringify({ contactId: turn.contactId })}::jsonb, ${turn.at}, ${turn.now})
    on conflict (kind, unique_key) where done_at is null and failed_at is null
      do update set claimed_until = null, attempts = 0, run_at = case
        when jobs.claimed_until is null then least(jobs.run_at, excluded.run_at) else excluded.run_at end
      where jobs.run_at > excluded.run_at or jobs.claimed_until is not null`.execute(db)
}
