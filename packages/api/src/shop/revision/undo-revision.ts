import { undoRevision as undo } from '@mostrador/tenant/undo-revision'
import { no, type Handler } from '../../ground/http/handler.ts'
import { answerChange } from './answer-change.ts'
import { placeOfBranch } from './branch-place.ts'
import { maySeeChanges } from './may-see-changes.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { tenantWorld } from './tenant-world.ts'

/**
 * Undoes a change of this branch alone, or of its company alone, as a change of its own; callers
 * who just mark things as sold out undo their own marks.
 */
export const undoRevision: Handler<'undoRevision'> = async (api, { params, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const seen = await maySeeChanges(api.database, { place: found.place, staff })
  if (!seen.ok) return seen
  const { companyKey, branchKey } = found.place
  const undoing = {
    companyKey,
    number: params.number,
    staffUserId: staff.id,
    branchKeys: [branchKey],
    ownMark: seen.marksOf !== undefined,
    lacks: lacksOf(staff, companyKey),
  }
  const result = await undo(undoing, tenantWorld(api))
  if (!result) return no('revision-not-found')
  return 'condensed' in result ? no('revision-condensed') : answerChange(api, found.place, result)
}
