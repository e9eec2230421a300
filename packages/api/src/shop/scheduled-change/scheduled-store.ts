import type { PriceRuleWire } from '@mostrador/contract/price-rule/price-rule-schema'
import type { ScheduledProblem } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { PersonProof } from '@mostrador/domain/permission/proof'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { ConsoleDoor } from '@mostrador/domain/revision/revision-door'
import type { ScheduledState } from '@mostrador/domain/scheduled-change/scheduled-state'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { jobFollowing } from '../../ground/job/job-store.ts'

/** Kind of the job that makes due changes; its key is the change's id. */
export const SCHEDULED_CHANGE = 'scheduled-change'

/** Change to be made at a time, with the company and branch that it belongs to. */
export type Scheduled = {
  readonly id: string
  readonly companyId: string
  readonly companyKey: string
  readonly branchId: string
  readonly branchKey: string
  readonly operations: readonly Operation[]
  readonly door: ConsoleDoor
  readonly rule: PriceRuleWire | null
  readonly summary: string | null
  readonly sentences: readonly string[]
  readonly partly: boolean
  readonly staffUserId: string | null
  /** Proof shown by its author; null if unknown. */
  readonly shown: PersonProof | null
  /** Name of the person who scheduled it. */
  readonly author: string | null
  readonly createdAt: Date
  readonly runAt: Date
  /** Wall clock of its time: `2026-11-30T06:00`. */
  readonly wall: string
  readonly timeZone: string
  readonly state: ScheduledState
  readonly version: number
  readonly endedAt: Date | null
  readonly revision: number | null
  readonly undone: boolean
  readonly problems: readonly ScheduledProblem[]
  readonly settled: boolean
}

const reading = (where: RawBuilder<unknown>, more: RawBuilder<unknown> = sql``) => sql<Scheduled>`
  select s.id, s.company_id as "companyId", c.key as "companyKey", s.branch_id as "branchId",
    b.key as "branchKey", s.operations, s.door, s.rule, s.summary, s.sentences, s.partly,
    s.staff_user_id as "staffUserId", s.shown, u.name as author, s.created_at as "createdAt", s.run_at as "runAt",
    s.wall, s.time_zone as "timeZone", s.state, s.version, s.ended_at as "endedAt", s.revision,
    s.revision is not null and is_undone(s.company_id, s.revision) as undone, s.problems, s.settled
  from scheduled_changes s join companies c on c.id = s.company_id join branches b on b.id = s.branch_id
    left join staff_users u on u.id = s.staff_user_id
  where ${where} ${more}`

const IN_TIME = sql`order by s.run_at, s.id`

/** The waiting changes of a branch that are wanted: until a time, or by their ids. */
type WaitingWanted = { readonly until?: Date; readonly ids?: readonly string[] }

const isWanted = (branchId: string, { until, ids }: WaitingWanted) =>
  sql`s.branch_id = ${branchId} and s.state = 'WAITING'
    and ${until ? sql`s.run_at <= ${until}` : sql`true`}
    and ${ids ? sql`s.id = any(${[...ids]}::uuid[])` : sql`true`}`

/** Lists a branch's waiting changes by time. */
export async function loadWaiting(
  db: Kysely<Database>,
  branchId: string,
  wanted: WaitingWanted = {},
): Promise<readonly Scheduled[]> {
  return (await reading(isWanted(branchId, wanted), IN_TIME).execute(db)).rows
}

/** Lists which changes of a branch wait until a time, and in which version. Reads no steps. */
export async function listWaiting(
  db: Kysely<Database>,
  branchId: string,
  until: Date,
): Promise<readonly Pick<Scheduled, 'id' | 'version'>[]> {
  const { rows } = await sql<Pick<Scheduled, 'id' | 'version'>>`
    select s.id, s.version from scheduled_changes s where ${isWanted(branchId, { until })}
    ${IN_TIME}`.execute(db)
  return rows
}

/** Lists some of a branch's changes by time. */
export async function loadScheduled(
  db: Kysely<Database>,
  branchId: string,
  ids: readonly string[],
): Promise<readonly Scheduled[]> {
  const areThese = sql`s.branch_id = ${branchId} and s.id = any(${[...ids]}::uuid[])`
  return (await reading(areThese, IN_TIME).execute(db)).rows
}

/** Finds a branch's change. */
export async function findScheduled(
  db: Kysely<Database>,
  { branchId, id }: Pick<Scheduled, 'branchId' | 'id'>,
): Promise<Scheduled | undefined> {
  return (await reading(sql`s.branch_id = ${branchId} and s.id = ${id}`).execute(db)).rows[0]
}

/** Finds and locks a branch's change. */
export async function takeScheduled(
  transaction: Transaction<Database>,
  { branchId, id }: Pick<Scheduled, 'branchId' | 'id'>,
): Promise<Scheduled | undefined> {
  const own = sql`s.branch_id = ${branchId} and s.id = ${id}`
  return (await reading(own, sql`for update of s`).execute(transaction)).rows[0]
}

/** Takes a company's first due change, under its lock, so that they run in order. */
export async function takeFirstDue(
  transaction: Transaction<Database>,
  companyId: string,
  now: Date,
): Promise<Scheduled | undefined> {
  const isDue = sql`s.company_id = ${companyId} and s.state = 'WAITING' and s.run_at <= ${now}`
  return (await reading(isDue, sql`${IN_TIME} limit 1 for update of s`).execute(transaction)).rows[0]
}

/** Columns of a waiting change. */
type Waits = Pick<
  Scheduled,
  | 'id'
  | 'branchId'
  | 'operations'
  | 'door'
  | 'rule'
  | 'summary'
  | 'sentences'
  | 'partly'
  | 'runAt'
  | 'wall'
  | 'timeZone'
  | 'shown'
> & { readonly staffUserId: string }

const jobOf = (
  { id, runAt }: Pick<Scheduled, 'id' | 'runAt'>,
  job: { readonly id: string; readonly now: Date },
) => ({
  id: job.id,
  kind: SCHEDULED_CHANGE,
  uniqueKey: id,
  payload: {},
  runAt,
  createdAt: job.now,
})

/** Inserts a change with its job. One statement. */
export async function addScheduled(
  db: Kysely<Database>,
  change: Waits,
  job: { readonly id: string; readonly now: Date },
): Promise<void> {
  const adding = statement()
    .part(
      'kept',
      () => sql`
        insert into scheduled_changes (company_id, branch_id, id, operations, door, rule, summary, sentences,
          partly, staff_user_id, shown, created_at, run_at, wall, time_zone, state)
        select company_id, id, ${change.id}::uuid, ${JSON.stringify(change.operations)}::jsonb, ${change.door},
          ${change.rule && JSON.stringify(change.rule)}::jsonb, ${change.summary}::text,
          ${[...change.sentences]}::text[], ${change.partly}, ${change.staffUserId}::uuid, ${change.shown}::text,
          ${job.now}::timestamptz, ${change.runAt}::timestamptz, ${change.wall}, ${change.timeZone}, 'WAITING'
        from branches where id = ${change.branchId}
        returning company_id, branch_id`,
    )
    .answer(({ kept }) => jobFollowing(kept, jobOf(change, job)))
  await adding.execute(db)
}

/** Gives a change another time or other steps, and moves its job. One statement. */
export async function waitAnew(
  db: Kysely<Database>,
  change: Waits,
  job: { readonly id: string; readonly now: Date },
): Promise<void> {
  const waiting = statement()
    .part(
      'kept',
      () => sql`
        update scheduled_changes set operations = ${JSON.stringify(change.operations)}::jsonb,
          rule = ${change.rule && JSON.stringify(change.rule)}::jsonb, summary = ${change.summary}::text,
          sentences = ${[...change.sentences]}::text[], partly = ${change.partly},
          staff_user_id = ${change.staffUserId}::uuid, shown = ${change.shown}::text,
          run_at = ${change.runAt}::timestamptz, wall = ${change.wall}, time_zone = ${change.timeZone},
          state = 'WAITING', version = version + 1, ended_at = null, problems = '[]'
        where branch_id = ${change.branchId} and id = ${change.id}
        returning company_id, branch_id`,
    )
    .answer(({ kept }) => jobFollowing(kept, jobOf(change, job)))
  await waiting.execute(db)
}

export type Ending = {
  readonly state: 'APPLIED' | 'FAILED'
  readonly revision: number | null
  readonly problems: readonly ScheduledProblem[]
  readonly now: Date
}

/** Stores how a change ended; a failed or partial one needs a look. */
export async function endScheduled(
  db: Kysely<Database>,
  { branchId, id }: Pick<Scheduled, 'branchId' | 'id'>,
  { state, revision, problems, now }: Ending,
): Promise<void> {
  await sql`
    update scheduled_changes set state = ${state}, revision = ${revision}::integer, ended_at = ${now},
      problems = ${JSON.stringify(problems)}::jsonb, settled = ${problems.length === 0}, version = version + 1
    where branch_id = ${branchId} and id = ${id}`.execute(db)
}

/**
 * Cancels a waiting or failed change, or marks a partly made one as seen. Returns its new version;
 * undefined for an unknown or newer one.
 */
export async function settleScheduled(
  db: Kysely<Database>,
  { branchId, id, version }: Pick<Scheduled, 'branchId' | 'id' | 'version'>,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    update scheduled_changes set settled = true, version = version + 1,
      state = case when state = 'APPLIED' then state else 'CANCELED' end,
      ended_at = case when state = 'WAITING' then ${now}::timestamptz else ended_at end
    where branch_id = ${branchId} and id = ${id} and version = ${version}
      and (state in ('WAITING', 'FAILED') or state = 'APPLIED' and not settled)
    returning version`.execute(db)
  return rows[0]?.version
}
