import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { phoneKey } from '@mostrador/domain/phone/phone-key'
import { sql } from 'kysely'
import { findSignIn } from '../customer/customer-store.ts'
import { sessionOf } from '../customer/diner-session.ts'
import { type Handler, no, yes } from '../http/handler.ts'
import { browserOf } from '../order/browser-cookie.ts'

type Row = {
  readonly orderCode: string | null
  readonly createdAt: Date
  readonly amount: number
  readonly postBalance: number
}

const nothing = yes({ rows: [] })

/**
 * The ledger of a phone, newest first. The code of an order opens it, so it stands only in the rows of orders that
 * this browser placed, or of a verified number; where a local wants numbers verified, nobody else sees a row.
 * Three queries at most. Source: 000 §2 Checkout, §7; decisions.md, Who sees what.
 */
export const listPointsHistory: Handler<'listPointsHistory'> = async (api, { params, query, call }) => {
  const { rateLimiter, database } = api
  if (!(await rateLimiter.take('customer-address', call.ip))) return no('too-many-requests')
  const branch = await findSignIn(database, params.id)
  const phone = branch && parsePhone(params.phone, phoneCountryOf(branch.country))
  if (!branch || !phone) return nothing
  const key = phoneKey(phone.e164)
  if (!(await rateLimiter.take('customer-phone', key))) return no('too-many-requests')
  const session = await sessionOf(api, call.headers, params.id)
  const verified = session?.phoneKey === key && session.verified
  if (branch.wantsCode && !verified) return nothing

  const browserId = browserOf(api, call.headers) ?? null
  const { rows } = await sql<Row>`
    select case when ${verified} or o.browser_id = ${browserId} then p.order_code end as "orderCode",
      p.created_at as "createdAt", p.amount, p.post_balance as "postBalance"
    from customers c
    join loyalty_points p on p.branch_id = c.branch_id and p.customer_id = c.id
    left join orders o on o.branch_id = p.branch_id and o.id = p.order_id
    where c.branch_id = ${params.id} and c.phone_key = ${key}
    order by p.id desc
    offset ${query.offset} limit ${query.limit}`.execute(database)
  return yes({ rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) })
}
