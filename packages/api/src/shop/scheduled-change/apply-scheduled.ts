import { lockCompany } from '@mostrador/tenant/bring-in'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { refusedChange } from '../revision/answer-change.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { mayMake } from '../revision/may-make.ts'
import { tellChange } from '../revision/tell-change.ts'
import { isGone } from './change-scheduled.ts'
import { makeScheduled } from './make-scheduled.ts'
import { findScheduled, takeScheduled } from './scheduled-store.ts'

/**
 * Makes a waiting or failed change now, in the name of the person who asks. A misfit is refused as
 * a change of now would be, and the change stays as it was.
 */
export const applyScheduled: Handler<'applyScheduled'> = async (api, { params, body, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { branchId, companyId, companyKey } = found.place
  const own = { branchId, id: params.changeId }
  const seen = await findScheduled(api.database, own)
  if (!seen) return no('scheduled-not-found')
  const may = await mayMake(api, { place: found.place, staff }, seen.operations)
  if (!may.ok) return may
  const done = await api.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, companyKey)
    const scheduled = await takeScheduled(transaction, own)
    const refusal = isGone(scheduled, body.version)
    if (refusal || !scheduled) return { is: 'gone', refusal: refusal ?? no('scheduled-not-found') } as const
    const making = { staffUserId: staff.id, lacks: lacksOf(staff, companyKey), partly: body.partly }
    return { is: 'made', ...(await makeScheduled(transaction, api, { scheduled, making })) } as const
  })
  if (done.is === 'gone') return done.refusal
  const { result, problems } = done
  if (!result.ok) return refusedChange(api, companyId, result)
  const { revision = null, branchContactIds } = result
  await tellChange(api, { companyId, branchId, revision, branchContactIds })
  return yes({ revision, leftOut: problems.length })
}
