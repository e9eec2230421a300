import type { Statement } from '@mostrador/database/statement'
import { jobFollowing } from '../../ground/job/job-store.ts'
import type { NewOrder } from '../order/new-order.ts'

/** Part of an order's statement that leaves the job of its payment window, if any. */
export const paymentAwaited =
  ({ order, expiryJobId }: NewOrder) =>
  (all: Statement<'placed'>): Statement<'placed'> => {
    const runAt = order.payment_expires_at
    if (runAt === null) return all
    return all.write('payment_job', ({ placed }) =>
      jobFollowing(placed, {
        id: expiryJobId,
        kind: 'expire-payment',
        uniqueKey: order.id,
        payload: { orderId: order.id },
        runAt,
        createdAt: order.created_at,
      }),
    )
  }
