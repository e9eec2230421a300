import type { ScheduledProblem } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import { GUARDED_MATTER_NAMES } from '@mostrador/copy/permission'
import { scheduledProblems } from '@mostrador/copy/scheduled'
import type { Database } from '@mostrador/database/rows'
import { type Operation, placeText } from '@mostrador/domain/revision/operation'
import { changePartly } from '@mostrador/tenant/document/change-partly'
import { changeTenant } from '@mostrador/tenant/document/change-tenant'
import { sentencesOf } from '@mostrador/tenant/history/sentence-of'
import type { Author } from '@mostrador/tenant/history/record-revision'
import { readAround } from '@mostrador/tenant/document/read-document'
import type { ChangeResult, TenantChange } from '@mostrador/tenant/document/tenant-change'
import { within } from '@mostrador/tenant/document/within-transaction'
import type { Transaction } from 'kysely'
import type { JobPorts } from '../../ground/job/job.ts'
import { readRule } from '../price-rule/read-rule.ts'
import { textOf } from '../revision/answer-change.ts'
import { tenantWorld } from '../revision/tenant-world.ts'
import { endScheduled, type Scheduled } from './scheduled-store.ts'

/** Author of a change that was put off, and whether the part of it that fits is enough. */
export type Making = {
  readonly staffUserId: string | null
  readonly lacks: TenantChange['lacks']
  readonly partly: boolean
}

/** Result of making a change. */
export type Made = {
  readonly result: ChangeResult
  readonly problems: readonly ScheduledProblem[]
}

/**
 * Makes a change that was put off and marks it so, once, in one transaction. A failed one stays as
 * it was.
 */
export async function makeScheduled(
  transaction: Transaction<Database>,
  ports: JobPorts,
  { scheduled, making }: { readonly scheduled: Scheduled; readonly making: Making },
): Promise<Made> {
  const world = { ...tenantWorld(ports), db: within(transaction) }
  const change = {
    ...(await changeOf(transaction, scheduled, making)),
    ...(making.lacks && { lacks: making.lacks }),
  }
  if (!making.partly) {
    const result = await changeTenant(change, world)
    const problems = result.ok ? [] : await problemsOf(transaction, scheduled, result)
    if (result.ok) await end(transaction, ports, { scheduled, result, problems })
    return { result, problems }
  }
  const { result, leftOut } = await changePartly(change, world)
  const problems = [
    ...(await conflictProblems(transaction, scheduled, leftOut.conflicts)),
    ...leftOut.problems.map(problemAt),
    ...(result.ok ? [] : await problemsOf(transaction, scheduled, result)),
  ]
  if (result.ok) await end(transaction, ports, { scheduled, result, problems })
  return { result, problems }
}

/** Returns the change, under its rule's sentence. */
async function changeOf(
  transaction: Transaction<Database>,
  scheduled: Scheduled,
  { staffUserId }: Making,
): Promise<TenantChange> {
  const { companyKey, branchId, operations, door, rule, createdAt } = scheduled
  const ruled = await readRule(transaction, {
    branchId,
    operations: inBranch(operations),
    rule: rule ?? undefined,
  })
  const author: Author = {
    door,
    scheduledAt: createdAt,
    ...(staffUserId !== null && { staffUserId }),
    ...(ruled.ok && ruled.told && { summary: ruled.told('DID') }),
  }
  return { companyKey, operations, author }
}

/** Returns a company's operations as its branch's. */
export const inBranch = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ ...operation, place: operation.place.slice(2) }))

type Ended = {
  readonly scheduled: Scheduled
  readonly result: Extract<ChangeResult, { readonly ok: true }>
  readonly problems: readonly ScheduledProblem[]
}

const end = (
  transaction: Transaction<Database>,
  { now }: JobPorts,
  { scheduled, result, problems }: Ended,
): Promise<void> =>
  endScheduled(transaction, scheduled, {
    state: 'APPLIED',
    revision: result.revision ?? null,
    problems,
    now: now(),
  })

type Failed = Exclude<ChangeResult, { readonly ok: true }>

/** Returns why a change was not made, each reason at its place in the branch. */
async function problemsOf(
  transaction: Transaction<Database>,
  scheduled: Scheduled,
  result: Failed,
): Promise<readonly ScheduledProblem[]> {
  if ('needs' in result)
    return result.needs.map((need) => ({
      code: 'permission-missing',
      path: 'takes' in need ? placeText(need.place) : '',
      message:
        'takes' in need
          ? scheduledProblems.notShown(GUARDED_MATTER_NAMES[need.about], need.takes)
          : scheduledProblems.mayNot(need.permission),
      found: null,
      because: null,
    }))
  return 'conflict' in result
    ? conflictProblems(transaction, scheduled, [result.conflict])
    : result.problems.map(problemAt)
}

type Refused = Extract<Failed, { readonly problems: unknown }>['problems'][number]

const problemAt = ({ code, message, place }: Refused): ScheduledProblem => ({
  code,
  path: placeText(place),
  message,
  found: null,
  because: null,
})

/** Returns the problems of operations that no longer fit, with the present names and values. */
async function conflictProblems(
  transaction: Transaction<Database>,
  { companyKey }: Scheduled,
  conflicts: readonly { readonly operation: Operation; readonly found: unknown }[],
): Promise<readonly ScheduledProblem[]> {
  if (conflicts.length === 0) return []
  const places = conflicts.map(({ operation }) => operation.place)
  const document = await readAround(transaction, { companyKey, places })
  return conflicts.map((conflict) => conflictProblem(conflict, document))
}

/** Returns one operation's problem, over the document of its time. */
export function conflictProblem(
  {
    operation,
    found,
    by = null,
  }: { readonly operation: Operation; readonly found: unknown; readonly by?: string | null | undefined },
  document: Parameters<typeof sentencesOf>[1]['before'],
): ScheduledProblem {
  const [sentence = ''] = sentencesOf([operation], { before: document, after: document })
  const text = textOf(found)
  return {
    code: 'changed-meanwhile',
    path: placeText(operation.place),
    message: found === undefined ? scheduledProblems.gone(sentence) : sentence,
    found: found === undefined ? null : text,
    because: by,
  }
}
