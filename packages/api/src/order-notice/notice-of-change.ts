import type { OrderStatus } from '@mostrador/domain/order/order-status'
import type { Statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { jobFollowing } from '../job/job-store.ts'

/** The name under which the job that tells a diner stands in its row. */
export const TELL_DINER = 'tell-diner'

/** Under which a notice waits: each order enters a state once. */
export const noticeKey = (orderId: string, status: OrderStatus): string => `${orderId}:${status}`

type Notice = {
  readonly orderId: string
  readonly status: OrderStatus
  readonly jobId: string
  readonly now: Date
}

/**
 * The part of a change of state that leaves a job to tell the diner of it, who wants to be told and
 * whose branch tells. `changed` is the order. What was never confirmed was never taken, so that
 * nothing is said of its end: who orders by message talks with the shop already. Source:
 * docs/decisions/013-a-diner-is-told-once-of-each-change.md.
 */
export const noticeOfChange =
  ({ orderId, status, jobId, now }: Notice) =>
  (all: Statement<'changed'>): Statement<'changed'> => {
    const job = {
      id: jobId,
      kind: TELL_DINER,
      uniqueKey: noticeKey(orderId, status),
      payload: { orderId, status },
      runAt: now,
      createdAt: now,
    }
    return all
      .part(
        'told',
        ({ changed }) => sql`
          select changed.company_id, changed.branch_id from ${changed} join branches b on b.id = changed.branch_id
          where changed.opt_in and changed.confirmed and b.order_notices`,
      )
      .write('notice_job', ({ told }) => jobFollowing(told, job))
  }
