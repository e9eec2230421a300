import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { FORESEEN_AS_A_STEP, STEPS_OF_A_CHANGE } from '../../ground/rate-limit/work.ts'
import type { Scheduled } from './scheduled-store.ts'

/** Returns as how many steps that are made on trial so many count that are only looked at. */
export const looksAt = (steps: number): number => Math.ceil(steps / FORESEEN_AS_A_STEP)

/** Returns as how many steps changes count that are made on trial: each costs beside its own. */
export const trialSteps = (changes: readonly { readonly operations: readonly unknown[] }[]): number =>
  changes.reduce((sum, { operations }) => sum + operations.length + STEPS_OF_A_CHANGE, 0)

/** Number of changes, and of their steps together. */
export type Size = { readonly changes: number; readonly steps: number }

/** Waiting changes of a branch, but for one, and until a moment. */
type Counted = { readonly branchId: string; readonly but?: string; readonly until?: Date }

/** Counts waiting changes of a branch, and their steps: they are not read. One query. */
export async function sizeOfWaiting(db: Kysely<Database>, { branchId, but, until }: Counted): Promise<Size> {
  const [own, latest] = [but ?? null, until ?? null]
  const { rows } = await sql<Size>`
    select count(*)::integer as changes, coalesce(sum(jsonb_array_length(operations)), 0)::integer as steps
    from scheduled_changes
    where branch_id = ${branchId} and state = 'WAITING'
      and id is distinct from ${own}::uuid and run_at <= coalesce(${latest}::timestamptz, 'infinity')`.execute(
    db,
  )
  return rows[0] ?? { changes: 0, steps: 0 }
}

/** Counts the steps of a branch's change, which is not read; 0 for an unknown one. One query. */
export async function stepsOfScheduled(
  db: Kysely<Database>,
  { branchId, id }: Pick<Scheduled, 'branchId' | 'id'>,
): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select jsonb_array_length(operations) as steps from scheduled_changes
    where branch_id = ${branchId} and id = ${id}`.execute(db)
  return rows[0]?.steps ?? 0
}

/** Most ended changes of a list. */
const MOST_ENDED = 100

/** Most steps of the ended changes of a list, unless its first one has more. */
const MOST_ENDED_STEPS = 40_000

/** Change that a list will read, and the number of its steps. */
export type Listed = { readonly id: string; readonly steps: number }

/** Ended changes whose steps are counted at once, which reads them whole in the database. */
const COUNTED_AT_ONCE = 10

const countSteps = async (
  db: Kysely<Database>,
  branchId: string,
  ids: readonly string[],
): Promise<readonly Listed[]> => {
  const { rows } = await sql<Listed>`
    select id, jsonb_array_length(operations) as steps from scheduled_changes
    where branch_id = ${branchId} and id = any(${[...ids]}::uuid[])`.execute(db)
  const steps = new Map(rows.map((row) => [row.id, row.steps]))
  return ids.map((id) => ({ id, steps: steps.get(id) ?? 0 }))
}

/**
 * Finds a branch's waiting changes, and of those that ended those that need a look and then the
 * newest within a time, as many as a list may read: of others the steps are not even counted. A
 * query, one for what waits, and one for each ten ended ones.
 */
export async function findListed(
  db: Kysely<Database>,
  branchId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly Listed[]> {
  const { rows } = await sql<{ readonly id: string; readonly isWaiting: boolean }>`
    (select id, true as "isWaiting" from scheduled_changes where branch_id = ${branchId} and state = 'WAITING')
    union all
    (select id, false from scheduled_changes where branch_id = ${branchId} and state <> 'WAITING'
      and (state <> 'CANCELED' and not settled
        or coalesce(ended_at, run_at) >= ${from} and coalesce(ended_at, run_at) < ${until})
    order by (state <> 'CANCELED' and not settled) desc, coalesce(ended_at, run_at) desc, id
    limit ${MOST_ENDED})`.execute(db)
  const idsOf = (isWaiting: boolean) => rows.filter((row) => row.isWaiting === isWaiting).map(({ id }) => id)
  const ended = idsOf(false)
  const listed: Listed[] = []
  let together = 0
  for (let at = 0; at < ended.length && together < MOST_ENDED_STEPS; at += COUNTED_AT_ONCE) {
    for (const one of await countSteps(db, branchId, ended.slice(at, at + COUNTED_AT_ONCE))) {
      together += one.steps
      if (together <= MOST_ENDED_STEPS || listed.length === 0) listed.push(one)
    }
  }
  return [...(await countSteps(db, branchId, idsOf(true))), ...listed]
}
