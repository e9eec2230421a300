import { lockCompany } from '@mostrador/tenant/bring-in'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { mayCallOff } from '../revision/may-make.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { noteCanceled } from './note-scheduled.ts'
import { findScheduled, settleScheduled } from './scheduled-store.ts'

/**
 * Cancels a waiting change, with its history, or dismisses a failed one. Of this and its time, one
 * comes first.
 */
export const cancelScheduled: Handler<'cancelScheduled'> = async (api, { params, body, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const own = { branchId: params.id, id: params.changeId }
  const seen = await findScheduled(api.database, own)
  if (!seen) return no('scheduled-not-found')
  const may = await mayCallOff(api, { place: found.place, staff }, seen.operations)
  if (!may.ok) return may
  const version = await api.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, found.place.companyKey)
    const now = api.now()
    const settled = await settleScheduled(transaction, { ...own, version: body.version }, now)
    if (settled !== undefined && seen.state !== 'APPLIED')
      await noteCanceled(transaction, { scheduled: seen, staffUserId: staff.id, now })
    return settled
  })
  if (version === undefined) {
    const now = await findScheduled(api.database, own)
    const isEnded = now?.state === 'CANCELED' || (now?.state === 'APPLIED' && now.settled)
    return no(isEnded ? 'scheduled-ended' : 'scheduled-changed')
  }
  await tellConsoles(api, { branchId: params.id, revision: null })
  return yes({ version })
}
