import { type RawBuilder, sql } from 'kysely'
import { jobFollowing } from '../job/job-store.ts'
import type { NewOrder } from '../order/new-order.ts'

const NOTHING = sql``

/** The part of an order's statement that leaves a job for the end of its payment window; nothing where nothing is paid online. */
export function paymentAwaited({ order, expiryJobId }: NewOrder): RawBuilder<unknown> {
  if (order.payment_expires_at === null) return NOTHING
  const job = jobFollowing('placed', {
    id: expiryJobId,
    kind: 'expire-payment',
    uniqueKey: order.id,
    payload: { orderId: order.id },
    runAt: order.payment_expires_at,
    createdAt: order.created_at,
  })
  return sql`,
  payment_job as (${job})`
}
