import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ContactRow } from '../../ground/catalog.ts'
import { loadContacts } from '../../shop/catalog/load-contact.ts'
import type { Cte, Statement } from '@mostrador/database/statement'
import { jobOfValues, type JobValues } from '../../ground/job/job-store.ts'
import { its, jobOfOrder } from '../order/order-values.ts'

/**
 * Loads the branch contact of an order, where a device waits there with its notes until it opens.
 * One query.
 */
export async function loadQuietContact(
  db: Kysely<Database>,
  orderId: string,
  now: Date,
): Promise<ContactRow | undefined> {
  const [contact] = await loadContacts(
    db,
    sql`bc.id = (select o.branch_contact_id from orders o where o.id = ${orderId}) and exists (
      select from push_subscription_contacts p join push_subscriptions d on d.id = p.subscription_id
      where p.branch_id = bc.branch_id and p.branch_contact_id = bc.id and d.wants = 'WHILE_OPEN')`,
    now,
  )
  return contact
}

/** Kind of the job that announces an order. */
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
export const newOrderPushed = (fresh: Cte, { jobId, orderId, now }: FreshOrder): RawBuilder<unknown> =>
  pushOfValues(fresh, {
    id: jobId,
    uniqueKey: orderId,
    payload: JSON.stringify({ orderId }),
    runAt: now,
    createdAt: now,
  })

const pushOfValues = (fresh: Cte, job: Omit<JobValues, 'kind'>): RawBuilder<unknown> =>
  jobOfValues(
    sql`(
      select f.company_id, f.branch_id from ${fresh} f
      where exists (select from push_subscription_contacts p join push_subscriptions d on d.id = p.subscription_id
        where p.branch_id = f.branch_id and p.branch_contact_id = f.branch_contact_id and d.wants in ('EVERY', 'WHILE_OPEN'))) as listened` as Cte,
    { ...job, kind: PUSH_ORDER },
  )

/** Part of the statement of an order for the kitchen, which announces it to devices. */
export const tellsDevices = (all: Statement<'placed'>): Statement<'placed'> =>
  all.write('push_job', ({ placed }) =>
    pushOfValues(placed, { ...jobOfOrder, id: jobOfOrder.push, runAt: its.at, createdAt: its.at }),
  )

/** Records of sent notes are forgotten after a week. */
const TOLD_MS = 6 * 86_400_000

/** Whether the records of a job's notes may be forgotten. One query. */
export async function isOldJob(db: Kysely<Database>, jobId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from jobs where id = ${jobId} and created_at < ${new Date(now.getTime() - TOLD_MS)}`.execute(db)
  return rows.length > 0
}
