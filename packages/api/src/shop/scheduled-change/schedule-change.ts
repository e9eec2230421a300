import { yes, type Handler } from '../../ground/http/handler.ts'
import { lacksOf, shownBy } from '../../people/permission/needs-lacking.ts'
import { readRule } from '../price-rule/read-rule.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { inCompany } from '../revision/change-document.ts'
import { mayMake } from '../revision/may-make.ts'
import { keepScheduled } from './keep-scheduled.ts'
import { momentOf } from './moment-of.ts'
import { addScheduled } from './scheduled-store.ts'

/** Keeps a change for a moment at a branch contact's clock, judged over the shop at that time. */
export const scheduleChange: Handler<'scheduleChange'> = async (api, { params, body, staff, call }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { branchId, companyKey, branchKey } = found.place
  const operations = body.operations.map((operation) => inCompany(branchKey, operation))
  const may = await mayMake(api, { place: found.place, staff }, operations)
  if (!may.ok) return may
  const read = await momentOf(api.database, body.when, { branchId, now: api.now() })
  if (!read.ok) return read
  const ruled = await readRule(api.database, { branchId, ...body })
  if (!ruled.ok) return ruled
  const { door, partly, despite, rule = null } = body
  const { moment } = read
  const id = api.newId()
  const author = { door, staffUserId: staff.id }
  const change = { companyKey, operations, partly, author, lacks: lacksOf(staff, companyKey) }
  const summary = ruled.told?.('TO_DO')(operations.length) ?? null
  const kept = await keepScheduled(api, found.place, {
    judging: { id, branchId, change, runAt: moment.runAt, despite, mayTry: call.mayDo },
    keep: async (transaction, { sentences }) => {
      const job = { id: api.newId(), now: api.now() }
      const steps = { operations, door, rule, summary, sentences, partly }
      const by = { staffUserId: staff.id, shown: await shownBy(transaction, staff) }
      await addScheduled(transaction, { id, branchId, ...by, ...steps, ...moment }, job)
    },
  })
  return kept.ok ? yes({ id, version: 1, runAt: moment.runAt.toISOString() }) : kept
}
