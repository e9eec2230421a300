import { sql } from 'kysely'
import { askedDiner } from '../../people/customer/asked-diner.ts'
import { isVerified } from '../../people/customer/diner-session.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { mayReadPoints } from './may-read-points.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'

type Row = {
  readonly orderCode: string | null
  readonly createdAt: Date
  readonly amount: number
  readonly postBalance: number
}

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
  const { rows } = await sql<Row>`
    select case when ${verified} or o.browser_id = ${browserId ?? null} then p.order_code end as "orderCode",
      p.created_at as "createdAt", p.amount, p.post_balance as "postBalance"
    from customers c
    join loyalty_points p on p.branch_id = c.branch_id and p.customer_id = c.id
    left join orders o on o.branch_id = p.branch_id and o.id = p.order_id
    where c.branch_id = ${branchId} and c.phone_key = ${phoneKey}
    order by p.id desc
    offset ${query.offset} limit ${query.limit}`.execute(api.database)
  return yes({ rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) })
}
