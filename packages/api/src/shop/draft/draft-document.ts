import { tryChange } from '@mostrador/tenant/document/try-change'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { inCompany } from '../revision/change-document.ts'
import { refusedChange } from '../revision/answer-change.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { reasonsOf } from '../../people/permission/denied-response.ts'
import type { Api, StaffMember } from '../../ground/ports.ts'
import type { AtBranch } from '../revision/may-make.ts'
import { lacksOf, shownBy } from '../../people/permission/needs-lacking.ts'
import { tenantWorld } from '../revision/tenant-world.ts'
import { plannedOf } from '../scheduled-change/judge-scheduled.ts'
import { looksAt, sizeOfWaiting, trialSteps } from '../scheduled-change/scheduled-steps.ts'
import { keepDraft } from './keep-draft.ts'
import { lookAhead } from './look-ahead.ts'

/**
 * Keeps a draft of document operations, a moment, or both, and returns the token of its preview.
 * Operations that could not be applied are refused as the change itself would be.
 */
export const draftDocument: Handler<'draftDocument'> = async (api, { params, body, staff, call }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const moment = body.moment === undefined ? undefined : new Date(body.moment)
  const wait = moment && (await sizeOfWaiting(api.database, { branchId: params.id, until: moment }))
  if (!(await call.mayDo(looksAt(wait?.steps ?? 0), 'READ'))) return no('work-share-spent')
  const seen = await mayLookAhead(api, { place: found.place, staff }, moment)
  if (!seen.ok) return seen
  const operations = body.operations.map((operation) => inCompany(branchKey, operation))
  if (operations.length > 0) {
    if (!(await call.mayDo(trialSteps(seen.before)))) return no('work-share-spent')
    const author = { door: 'CONSOLE', staffUserId: staff.id } as const
    const change = { companyKey, operations, author, lacks: lacksOf(staff, companyKey) }
    const tried = await tryChange({ before: seen.before, change }, tenantWorld(api), async () => undefined)
    if (!tried.ok) return refusedChange(api, found.place.companyId, tried)
  }
  const draft = {
    branchId: params.id,
    staffUserId: staff.id,
    shown: await shownBy(api.database, staff),
    operations,
    moment,
  }
  return yes({ token: await keepDraft(api, draft, body.token) })
}

/**
 * Finds the changes that wait until a moment; none without one. Requires that the caller may read
 * the document and see each of them, since the shop is shown with them.
 */
async function mayLookAhead(
  api: Api,
  at: AtBranch & { readonly staff: StaffMember },
  moment: Date | undefined,
) {
  if (!moment) return { ok: true as const, before: [] }
  const { companyId, branchId, branchKey } = at.place
  const ahead = await lookAhead(api, { ...at, branchId, moment })
  if (ahead.ok && ahead.hidden === 0) return { ok: true as const, before: ahead.seen.map(plannedOf) }
  const history = { permission: 'activity', branch: branchKey } as const
  const missing = ahead.ok ? [history] : ahead.lacking.slice(0, 1)
  return no('permission-missing', await reasonsOf(api.database, companyId, missing))
}
