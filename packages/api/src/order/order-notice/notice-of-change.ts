import type { OrderStatus } from '@mostrador/domain/order/order-status'
import type { Statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { jobFollowing, type NewJob } from '../../ground/job/job-store.ts'

export const TELL_DINER = 'tell-diner'

/** Key of a status notice: each order enters a status once. */
export const noticeKey = (orderId: string, status: OrderStatus): string => `${orderId}:${status}`

/** Key of a waiting notice of a later promise: the newest replaces the one before. */
const delayKey = (orderId: string): string => `${orderId}:LATER`

/** Delay of such a notice, so that two presses (twenty minutes) make one message. */
const DELAY_REST_MS = 20_000

/**
 * Part of a statement that leaves a job to notify the diner of the order `changed`, where the
 * diner opted in and the branch notifies. An order that was never confirmed gets none: its diner
 * talks with the shop already. Source: docs/decisions/013-a-diner-is-told-once-of-each-change.md.
 */
const noticeJob =
  (job: Omit<NewJob, 'kind'>) =>
  (all: Statement<'changed'>): Statement<'changed'> =>
    all
      .part(
        'told',
        ({ changed }) => sql`
          select changed.company_id, changed.branch_id from ${changed} join branches b on b.id = changed.branch_id
          where changed.opt_in and changed.confirmed and b.order_notices`,
      )
      .write('notice_job', ({ told }) => jobFollowing(told, { ...job, kind: TELL_DINER }))

type Notice = { readonly orderId: string; readonly jobId: string; readonly now: Date }

/** Part of a status change that leaves its notice. */
export const noticeOfChange = ({ orderId, status, jobId, now }: Notice & { readonly status: OrderStatus }) =>
  noticeJob({
    id: jobId,
    uniqueKey: noticeKey(orderId, status),
    payload: { orderId, status },
    runAt: now,
    createdAt: now,
  })

/** Part of a later promise that leaves its notice. */
export const noticeOfDelay = ({ orderId, promisedAt, jobId, now }: Notice & { readonly promisedAt: Date }) =>
  noticeJob({
    id: jobId,
    uniqueKey: delayKey(orderId),
    payload: { orderId, promisedAt },
    runAt: new Date(now.getTime() + DELAY_REST_MS),
    createdAt: now,
  })
