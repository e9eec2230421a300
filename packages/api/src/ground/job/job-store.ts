import type { Database } from '@mostrador/database/rows'
import { statement, type Cte } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Job } from './job.ts'

/** New job. Times are instants. */
export type NewJob = {
  readonly id: string
  readonly kind: string
  readonly uniqueKey: string
  readonly payload: unknown
  readonly runAt: Date
  readonly createdAt: Date
}

/** Values of a new job as they stand in a statement, its payload as the text of its JSON. */
export type JobValues = Readonly<Record<keyof NewJob, unknown>>

/**
 * Writes a job in the statement of the thing that it follows: each row of `tenant`, with
 * `company_id` and `branch_id`, is one job. A waiting job of that kind and key gets the new time;
 * a claimed one loses its claim, so that the newer wish is not lost when it ends.
 */
export const jobFollowing = (tenant: Cte, job: NewJob): RawBuilder<unknown> =>
  jobOfValues(tenant, { ...job, payload: JSON.stringify(job.payload) })

/** Writes a job as `jobFollowing` does, in a statement whose values are read when it is sent. */
export const jobOfValues = (tenant: Cte, job: JobValues): RawBuilder<unknown> => sql`
  insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
  select company_id, branch_id, ${job.id}::uuid, ${job.kind}::text, ${job.uniqueKey}::text, ${job.payload}::jsonb,
    ${job.runAt}::timestamptz, ${job.createdAt}::timestamptz
  from ${tenant}
  on conflict (kind, unique_key) where done_at is null and failed_at is null
    do update set run_at = excluded.run_at, payload = excluded.payload, attempts = 0, claimed_until = null`

/** Tenant of a job; without one it is the installation's. */
type OfTenant = { readonly companyId?: string; readonly branchId?: string }

/** Inserts jobs, unless they wait already. */
export async function ensureJobs(db: Kysely<Database>, jobs: readonly (NewJob & OfTenant)[]): Promise<void> {
  await db
    .insertInto('jobs')
    .values(
      jobs.map((job) => ({
        company_id: job.companyId ?? null,
        branch_id: job.branchId ?? null,
        id: job.id,
        kind: job.kind,
        unique_key: job.uniqueKey,
        payload: JSON.stringify(job.payload),
        run_at: job.runAt,
        created_at: job.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Claims due jobs until `until`, the oldest first; a dead process loses its claims then. Kinds
 * unknown to this process are left to others.
 */
export async function claimJobs(
  db: Kysely<Database>,
  claim: {
    readonly kinds: readonly string[]
    readonly now: Date
    readonly until: Date
    readonly limit: number
  },
): Promise<readonly Job[]> {
  const claiming = statement()
    .part(
      'due',
      () => sql`
        select id from jobs
        where done_at is null and failed_at is null and run_at <= ${claim.now}
          and (claimed_until is null or claimed_until <= ${claim.now}) and kind = any(${[...claim.kinds]}::text[])
        order by run_at limit ${claim.limit} for update skip locked`,
      'materialized',
    )
    .answer(
      ({ due }) => sql<Job>`
        update jobs j set claimed_until = ${claim.until}, attempts = j.attempts + 1
        from ${due} d where j.id = d.id
        returning j.id, j.kind, j.company_id as "companyId", j.branch_id as "branchId", j.payload, j.attempts, j.claimed_until as "claimedUntil"`,
    )
  const { rows } = await claiming.execute(db)
  return rows
}

/** Returns the instant of the first job of these kinds that is not claimed; undefined for none. */
export async function findNextRun(
  db: Kysely<Database>,
  { kinds, now }: { readonly kinds: readonly string[]; readonly now: Date },
): Promise<Date | undefined> {
  const next = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst()
  return next?.run_at
}

export type JobEnd =
  | { readonly kind: 'done'; readonly at: Date }
  | { readonly kind: 'again'; readonly at: Date }
  | { readonly kind: 'retry'; readonly at: Date; readonly error: string }
  | { readonly kind: 'dead'; readonly at: Date; readonly error: string }

const columnsOf = (end: JobEnd) => {
  const free = { claimed_until: null }
  switch (end.kind) {
    case 'done':
      return { ...free, done_at: end.at, last_error: null }
    case 'again':
      return { ...free, run_at: end.at, attempts: 0, last_error: null }
    case 'retry':
      return { ...free, run_at: end.at, last_error: end.error }
    case 'dead':
      return { ...free, failed_at: end.at, last_error: end.error }
  }
}

/** Whether a claim is still ours: a newer wish or its end takes it. One query. */
export async function holdsClaim(db: Kysely<Database>, { id, claimedUntil }: Job): Promise<boolean> {
  const held = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('claimed_until', '=', claimedUntil)
    .executeTakeFirst()
  return held !== undefined
}

/** Ends a claim that is still ours. A job that failed for good stays, with the reason. */
export async function endClaim(db: Kysely<Database>, job: Job, end: JobEnd): Promise<void> {
  await db
    .updateTable('jobs')
    .set(columnsOf(end))
    .where('id', '=', job.id)
    .where('claimed_until', '=', job.claimedUntil)
    .execute()
}
