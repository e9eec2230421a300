import type { Database } from '@mostrador/database/rows'
import type { Part, Statement } from '@mostrador/database/statement'
import { isOpenOn, nextOpeningOn } from '@mostrador/domain/scheduling/hours-on'
import { openingInstant } from '@mostrador/domain/scheduling/slots'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { loadContacts } from '../../shop/catalog/load-contact.ts'
import { contactHours } from '../../shop/catalog/opening.ts'
import { jobFollowing } from '../../ground/job/job-store.ts'
import { done, type JobHandler } from '../../ground/job/job.ts'
import type { NewOrder } from '../order/new-order.ts'
import { pushOrder } from './push-order.ts'

export const PUSH_ORDER = 'push-order'

type FreshOrder = {
  readonly jobId: string
  readonly orderId: string
  readonly now: Date
}

/**
 * Leaves a job to announce an order to devices, in the statement that brings it to the kitchen: of
 * `fresh`, with `company_id`, `branch_id` and `branch_contact_id`; none without a listener.
 */
export const newOrderPushed = (fresh: Part, { jobId, orderId, now }: FreshOrder): RawBuilder<unknown> =>
  jobFollowing(
    sql`(
      select f.company_id, f.branch_id from ${fresh} f
      where exists (select from push_subscription_contacts p join push_subscriptions d on d.id = p.subscription_id
        where p.branch_id = f.branch_id and p.branch_contact_id = f.branch_contact_id and d.wants in ('EVERY', 'WHILE_OPEN'))) as listened` as Part,
    {
      id: jobId,
      kind: PUSH_ORDER,
      uniqueKey: orderId,
      payload: { orderId },
      runAt: now,
      createdAt: now,
    },
  )

/** Part of an order's statement that announces it, unless it is paid online later. */
export const tellsDevices =
  ({ order, pushJobId: jobId }: NewOrder) =>
  (all: Statement<'placed'>): Statement<'placed'> => {
    if (order.payment_status !== null) return all
    const fresh = { jobId, orderId: order.id, now: order.created_at }
    return all.write('push_job', ({ placed }) => newOrderPushed(placed, fresh))
  }

const payloadSchema = z.object({ orderId: z.uuid() })

const newKey = (orderId: string): string => `new:${orderId}`

/** Pause before a push service that was away is asked again, while the branch contact is closed. */
const NIGHT_PAUSE_MS = 5 * 60_000

/** Pause before hours are looked at again, since they may change. */
const HOURS_PAUSE_MS = 15 * 60_000

/** Records of sent notes are forgotten after a week. */
const TOLD_MS = 6 * 86_400_000

/** Whether the records of a job's notes may be forgotten. One query. */
async function isOld(db: Kysely<Database>, jobId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from jobs where id = ${jobId} and created_at < ${new Date(now.getTime() - TOLD_MS)}`.execute(db)
  return rows.length > 0
}

/**
 * Returns when a closed branch contact opens, where any person has quiet until then; undefined
 * where no note waits.
 */
async function quietUntil(db: Kysely<Database>, orderId: string, now: Date): Promise<Date | undefined> {
  const [contact] = await loadContacts(
    db,
    sql`bc.id = (select o.branch_contact_id from orders o where o.id = ${orderId}) and exists (
      select from push_subscription_contacts p join push_subscriptions d on d.id = p.subscription_id
      where p.branch_id = bc.branch_id and p.branch_contact_id = bc.id and d.wants = 'WHILE_OPEN')`,
    now,
  )
  if (!contact) return undefined
  const { timeZone } = contact.info
  const [hours, clock] = [contactHours(contact), wallClock(now, timeZone)]
  const next = isOpenOn(hours, clock) ? undefined : nextOpeningOn(hours, clock)
  return next && openingInstant(next, { now, timeZone })
}

/**
 * Notifies people who want each new order, until staff take it. Devices whose push service was
 * away come with the next try, and people with quiet hours when the branch contact opens.
 */
export const pushNewOrder: JobHandler = async (ports, job) => {
  const { orderId } = payloadSchema.parse(job.payload)
  const quiet = await quietUntil(ports.database, orderId, ports.now())
  const every = (await isOld(ports.database, job.id, ports.now())) ? [] : (['EVERY'] as const)
  const told = await pushOrder(ports, {
    orderId,
    key: newKey(orderId),
    wants: quiet ? every : [...every, 'WHILE_OPEN'],
    why: 'new',
  })
  if (!told) return done
  if (quiet) {
    const now = ports.now().getTime()
    const soon =
      told.waiting > 0 ? Math.max(now + NIGHT_PAUSE_MS, told.notBefore?.getTime() ?? 0) : now + HOURS_PAUSE_MS
    return { kind: 'again', at: new Date(Math.min(quiet.getTime(), now + HOURS_PAUSE_MS, soon)) }
  }
  if (told.waiting === 0) return done
  return {
    kind: 'failed',
    reason: `waiting for ${told.waiting} devices`,
    ...(told.notBefore && { notBefore: told.notBefore }),
  }
}
