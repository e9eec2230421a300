import { loadBranch } from '../company/company-store.ts'
import { listIndicatorsOf, listIndicatorsOn } from './indicator-store.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import { answerWithEtag } from '../../ground/http/answer-with-etag.ts'

/**
 * Lists a branch's indicators in order. Without a branch, as the documents write it, those of the
 * host's tenant; none on the shared host. Source: 000 §7; docs/decisions/042.
 */
export const listIndicators: Handler<'listIndicators'> = async ({ database }, { query, call }) => {
  const { branchId } = query
  if (branchId !== undefined && !(await loadBranch(database, branchId))) return no('branch-not-found')
  const place = branchId === undefined ? call.owner : { branchId }
  const indicators = place ? await listIndicatorsOf(database, place) : []
  return answerWithEtag({ indicators }, call)
}

/** Lists the indicators of a plate or category. Source: 000 §7. */
export const listEntityIndicators: Handler<'listEntityIndicators'> = async (api, { params, call }) => {
  const indicators = await listIndicatorsOn(api.database, params)
  if (!indicators) return no('entity-not-found')
  return answerWithEtag({ indicators }, call)
}
