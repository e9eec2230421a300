import type { Statement } from '@mostrador/database/statement'
import { jobOfValues } from '../../ground/job/job-store.ts'
import { its, jobOfOrder } from '../order/order-values.ts'

/** Part of the statement of an order that awaits its payment: it leaves the job of its window. */
export const paymentAwaited = (all: Statement<'placed'>): Statement<'placed'> =>
  all.write('payment_job', ({ placed }) =>
    jobOfValues(placed, {
      ...jobOfOrder,
      id: jobOfOrder.expiry,
      kind: 'expire-payment',
      runAt: jobOfOrder.expiresAt,
      createdAt: its.at,
    }),
  )
