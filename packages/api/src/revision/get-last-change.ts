import { needsOfReading } from '@mostrador/domain/permission/change-needs'
import { lastChangeAt } from '@mostrador/tenant/history/last-change'
import { no, yes, type Handler } from '../http/handler.ts'
import { reasonsOf } from '../permission/denied-response.ts'
import { lacksOf } from '../permission/needs-lacking.ts'
import { authorName } from './author-name.ts'
import { inTenant, placeOfBranch } from './branch-place.ts'

/** Who changed a place of a branch's document last: for those who may read what stands there. */
export const getLastChange: Handler<'getLastChange'> = async ({ database }, { params, query, staff }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyId, companyKey, branchKey } = found.place
  const place = inTenant(branchKey, query.place)
  const needs = needsOfReading(place)
  const lacking = await lacksOf(staff, companyKey)(database, needs)
  if (needs.length > 0 && lacking.length === needs.length)
    return no('permission-missing', await reasonsOf(database, companyId, lacking))
  const last = await lastChangeAt(database, { companyId, place })
  return yes({ by: last ? authorName(last) : null, at: last?.at.toISOString() ?? null })
}
