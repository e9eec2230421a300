import { lastChangeAt } from '@mostrador/tenant/history/last-change'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { authorName } from './author-name.ts'
import { inTenant, placeOfBranch } from './branch-place.ts'
import { mayAskAbout } from './may-read-places.ts'

/** Returns the last author at a place of a branch’s document, to callers who may read it. */
export const getLastChange: Handler<'getLastChange'> = async ({ database }, { params, query, staff }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyId, branchKey } = found.place
  const place = inTenant(branchKey, query.place)
  const read = await mayAskAbout({ database }, { place: found.place, staff }, place)
  if (!read.ok) return read
  const last = await lastChangeAt(database, { companyId, place })
  return yes({ by: last ? authorName(last) : null, at: last?.at.toISOString() ?? null })
}
