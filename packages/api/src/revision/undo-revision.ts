import { undoRevision as undo } from '@mostrador/tenant-file/undo-revision'
import { no } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { answerChange } from './answer-change.ts'
import { placeOfBranch } from './branch-place.ts'
import { tenantWorld } from './tenant-world.ts'

/** Takes back a change of this branch alone, which is a change of its own. */
export const undoRevision: Handler<'undoRevision'> = async (api, { params, staff }) => {
  const found = await placeOfBranch(api.database, staff, params.id)
  if (!found.ok) return found
  const { companyId, companyKey, branchKey } = found.place
  const undoing = { companyKey, number: params.number, staffUserId: staff.id, branchKeys: [branchKey] }
  const result = await undo(undoing, tenantWorld(api))
  return result ? answerChange(api, companyId, result) : no('revision-not-found')
}
