import { askedDiner } from '../../people/customer/asked-diner.ts'
import { isVerified } from '../../people/customer/diner-session.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { listPoints } from './points-store.ts'
import { mayReadPoints } from './may-read-points.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'

const nothing = yes({ rows: [] })

/**
 * Lists the ledger of a phone, newest first. Codes, which open orders, are only in rows of this
 * browser's orders, or for a verified number; where numbers are verified or points protected,
 * other callers get no rows. Four queries at most. Source: 000 §2 Checkout, §7; decisions.md, Who
 * sees what.
 */
export const listPointsHistory: Handler<'listPointsHistory'> = async (api, { params, query, call }) => {
  const { id: branchId } = params
  const { branchContactId } = query
  const asked = await askedDiner(api, { branchId, branchContactId, phone: params.phone, ip: call.ip })
  if (!asked.ok) return asked.why === 'too-many-requests' ? no(asked.why) : nothing
  const { branch, phoneKey } = asked
  const verified = await isVerified(api, call.headers, { branchId, phoneKey })
  if (branch.wantsCode && !verified) return nothing

  const browserId = browserOf(api, call.headers)
  if (!(await mayReadPoints(api, branch, { branchId, phoneKey, browserId, isVerified: verified })))
    return nothing
  const asking = { branchId, phoneKey, browserId, verified, offset: query.offset, limit: query.limit }
  const rows = await listPoints(api.database, asking)
  return yes({ rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) })
}
