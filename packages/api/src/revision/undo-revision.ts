import { undoRevision as undo } from '@mostrador/tenant/undo-revision'
import { no } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { answerChange } from './answer-change.ts'
import { placeOfBranch } from './branch-place.ts'
import { lacksOf } from '../permission/needs-lacking.ts'
import { tenantWorld } from './tenant-world.ts'

/** Takes back a change of this branch alone, which is a change of its own. */
export const undoRevision: Handler<'undoRevision'> = async (api, { params, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const undoing = {
    companyKey,
    number: params.number,
    staffUserId: staff.id,
    branchKeys: [branchKey],
    lacks: lacksOf(staff, companyKey),
  }
  const result = await undo(undoing, tenantWorld(api))
  return result ? answerChange(api, found.place, result) : no('revision-not-found')
}
