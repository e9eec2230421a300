import type { Database } from '@mostrador/database/rows'
import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import type { Kysely, Transaction } from 'kysely'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { lacksOf, shownBy } from '../../people/permission/needs-lacking.ts'
import { readRule } from '../price-rule/read-rule.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { mayMake, mayPutOff } from '../revision/may-make.ts'
import { inCompany } from '../revision/change-document.ts'
import { keepScheduled } from './keep-scheduled.ts'
import { momentOf, type ReadMoment } from './moment-of.ts'
import { noteEdited } from './note-scheduled.ts'
import { looksAt, stepsOfScheduled } from './scheduled-steps.ts'
import { findScheduled, takeScheduled, waitAnew, type Scheduled } from './scheduled-store.ts'

type Body = HandlerInput<'changeScheduled'>['body']

/** Returns why a change cannot be edited any more, or not in the version seen. */
export function isGone(scheduled: Scheduled | undefined, version: number) {
  if (!scheduled) return no('scheduled-not-found')
  if (scheduled.state !== 'WAITING' && scheduled.state !== 'FAILED') return no('scheduled-ended')
  return scheduled.version === version ? undefined : no('scheduled-changed')
}

/**
 * Moves a waiting change, or gives it other steps; a failed one waits anew. To move it later takes
 * what taking it back would take, too. The history names the
 * editor, by whose permissions new steps are made at their time.
 */
export const changeScheduled: Handler<'changeScheduled'> = async (api, { params, body, staff, call }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { branchId, companyKey, branchKey } = found.place
  const own = { branchId, id: params.changeId }
  const work = await ownWork(api.database, own, body)
  if (!(await call.mayDo(work))) return no('work-share-spent')
  const seen = await findScheduled(api.database, own)
  const gone = isGone(seen, body.version)
  if (gone || !seen) return gone ?? no('scheduled-not-found')
  const at = { place: found.place, staff }
  const may = await mayMake(api, at, seen.operations)
  if (!may.ok) return may
  const read = body.when && (await momentOf(api.database, body.when, { branchId, now: api.now() }))
  if (read && !read.ok) return read
  const moment: ReadMoment = read?.moment ?? seen
  if (moment.runAt <= api.now()) return no('moment-passed')
  const isPutOff = seen.state === 'WAITING' && moment.runAt > seen.runAt
  const mayWait = isPutOff ? await mayPutOff(api, at, seen.operations) : may
  if (!mayWait.ok) return mayWait
  const ruled = await readRule(api.database, { branchId, operations: body.operations ?? [], rule: body.rule })
  if (!ruled.ok) return ruled

  const operations = body.operations?.map((operation) => inCompany(branchKey, operation)) ?? seen.operations
  const { partly = seen.partly, despite } = body
  const author = { door: seen.door, staffUserId: staff.id }
  const change = { companyKey, operations, partly, author, lacks: lacksOf(staff, companyKey) }
  const kept = await keepScheduled(api, found.place, {
    judging: {
      ...own,
      change,
      runAt: moment.runAt,
      despite,
      mayTry: (steps, kind) => call.mayDo(work + steps, kind),
    },
    look: async (transaction) => isGone(await takeScheduled(transaction, own), body.version),
    keep: async (transaction, { sentences }) => {
      const steps = { ...stepsOf(body, seen, ruled.told), operations, partly, sentences }
      const isEdited = body.operations !== undefined || partly !== seen.partly
      const standing =
        isEdited || seen.staffUserId === staff.id ? null : await standingAuthor(transaction, seen)
      const by = standing ?? { staffUserId: staff.id, shown: await shownBy(transaction, staff) }
      const after = { ...seen, ...moment, ...steps, ...by }
      const now = api.now()
      await waitAnew(transaction, after, { id: api.newId(), now })
      await noteEdited(transaction, { scheduled: seen, after, staffUserId: staff.id, now })
    },
  })
  return kept.ok ? yes({ id: seen.id, version: body.version + 1, runAt: moment.runAt.toISOString() }) : kept
}

/** Counts a change's own steps: tried where none are sent, and otherwise only looked at. */
async function ownWork(
  database: Kysely<Database>,
  own: Pick<Scheduled, 'branchId' | 'id'>,
  { operations }: Body,
): Promise<number> {
  const steps = await stepsOfScheduled(database, own)
  // Steps of the body are counted as it is read.
  return operations ? looksAt(steps) : steps
}

/** Returns a change's author and proof; null where they are gone, or may not make it now. */
async function standingAuthor(
  transaction: Transaction<Database>,
  { staffUserId, shown, companyKey, operations }: Scheduled,
) {
  if (staffUserId === null) return null
  const lacks = lacksOf({ absent: staffUserId, shown }, companyKey)
  const lacking = await lacks(transaction, needsOfChange(operations))
  return lacking.length === 0 ? { staffUserId, shown } : null
}

/** Returns the rule and sentence of new steps, where they come from a rule. */
function stepsOf(
  { operations, rule }: Body,
  seen: Scheduled,
  told: ((as: 'TO_DO') => (count: number) => string) | undefined,
): Pick<Scheduled, 'rule' | 'summary'> {
  if (!operations) return { rule: seen.rule, summary: seen.summary }
  return { rule: rule ?? null, summary: told?.('TO_DO')(operations.length) ?? null }
}
