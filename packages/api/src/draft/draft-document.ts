import { needsOfReading } from '@mostrador/domain/permission/change-needs'
import { tryChange } from '@mostrador/tenant/try-change'
import { no, yes, type Handler } from '../http/handler.ts'
import { inCompany } from '../revision/change-document.ts'
import { refusedChange } from '../revision/answer-change.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { reasonsOf } from '../permission/denied-response.ts'
import type { Api, StaffMember } from '../ports.ts'
import type { AtBranch } from '../revision/may-make.ts'
import { seenBy } from '../scheduled-change/scheduled-access.ts'
import { loadWaiting } from '../scheduled-change/scheduled-store.ts'
import { lacksOf } from '../permission/needs-lacking.ts'
import { tenantWorld } from '../revision/tenant-world.ts'
import { plannedUntil } from '../scheduled-change/planned-until.ts'
import { keepDraft } from './keep-draft.ts'

/**
 * Keeps a change of a branch's document that somebody is trying, or a moment to look at, or both,
 * and answers the token of its preview. What could not be applied is refused as the change would
 * be.
 */
export const draftDocument: Handler<'draftDocument'> = async (api, { params, body, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const moment = body.moment === undefined ? undefined : new Date(body.moment)
  const seen = await mayLookAhead(api, { place: found.place, staff }, moment)
  if (!seen.ok) return seen
  const operations = body.operations.map((operation) => inCompany(branchKey, operation))
  if (operations.length > 0) {
    const before = await plannedUntil(api.database, params.id, moment)
    const author = { door: 'CONSOLE', staffUserId: staff.id } as const
    const change = { companyKey, operations, author, lacks: lacksOf(staff, companyKey) }
    const tried = await tryChange({ before, change }, tenantWorld(api), async () => undefined)
    if (!tried.ok) return refusedChange(api, found.place.companyId, tried)
  }
  const draft = { branchId: params.id, staffUserId: staff.id, operations, moment }
  return yes({ token: await keepDraft(api, draft, body.token) })
}

/**
 * Whether somebody may look at the shop at a moment: who reads something of its document, and each
 * change that waits until then, since the shop is shown with them.
 */
async function mayLookAhead(
  api: Api,
  at: AtBranch & { readonly staff: StaffMember },
  moment: Date | undefined,
) {
  if (!moment) return { ok: true as const }
  const { companyId, companyKey, branchId, branchKey } = at.place
  const needs = needsOfReading(['branches', branchKey])
  const lacking = await lacksOf(at.staff, companyKey)(api.database, needs)
  if (lacking.length === needs.length)
    return no('permission-missing', await reasonsOf(api.database, companyId, lacking.slice(0, 1)))
  const waiting = (await loadWaiting(api.database, branchId)).filter(({ runAt }) => runAt <= moment)
  if ((await seenBy(api, at, waiting)).length === waiting.length) return { ok: true as const }
  const history = { permission: 'activity', branch: branchKey } as const
  return no('permission-missing', await reasonsOf(api.database, companyId, [history]))
}
