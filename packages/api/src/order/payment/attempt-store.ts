import type { Database, PaymentAttemptsTable } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { PaymentLink } from '@mostrador/payments/payment-provider'
import { statesBefore } from '@mostrador/domain/payment/payment-attempt'
import { sql, type Kysely, type Selectable } from 'kysely'
import { isUnpaidOrder } from '../../ground/order-condition/unpaid.ts'
import { jobFollowing, type NewJob } from '../../ground/job/job-store.ts'
import { newOrderPushed } from '../push/new-order-store.ts'
import type { Api } from '../../ground/ports.ts'

export type Attempt = Pick<
  Selectable<PaymentAttemptsTable>,
  'id' | 'status' | 'amount' | 'upload' | 'url' | 'token'
> & {
  readonly branchId: string
  readonly createdAt: Date
  readonly orderId: string
  readonly orderCode: string
  readonly providerName: string
  readonly reference: string | null
  readonly currency: string
  readonly mantissa: number
  readonly alias: string
  readonly rehearsalId: string | null
}

const attempts = (db: Kysely<Database>) =>
  db
    .selectFrom('payment_attempts as p')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.branch_id', '=', 'p.branch_id').onRef('o.id', '=', 'p.order_id'),
    )
    .innerJoin('aliases as a', 'a.branch_contact_id', 'o.branch_contact_id')
    .innerJoin('branches as b', 'b.id', 'p.branch_id')
    .innerJoin('countries as k', 'k.id', 'b.country_id')
    .select([
      'p.id',
      'p.status',
      'p.amount',
      'p.upload',
      'p.url',
      'p.token',
      'p.branch_id as branchId',
      'p.created_at as createdAt',
      'p.order_id as orderId',
      'o.code as orderCode',
      'o.rehearsal_id as rehearsalId',
      'p.provider_name as providerName',
      'p.provider_reference as reference',
      'k.currency_code as currency',
      'k.mantissa',
      'a.alias',
    ])

export type AttemptKey =
  | { readonly id: string }
  | { readonly providerName: string; readonly reference: string }
  | { readonly orderCode: string; readonly token: string }

/** Finds an attempt by its id, the provider's id or its page's token. One query. */
export function findAttempt(db: Kysely<Database>, key: AttemptKey): Promise<Attempt | undefined> {
  const all = attempts(db)
  if ('id' in key) return all.where('p.id', '=', key.id).executeTakeFirst()
  if ('reference' in key)
    return all
      .where('p.provider_name', '=', key.providerName)
      .where('p.provider_reference', '=', key.reference)
      .executeTakeFirst()
  return all.where('o.code', '=', key.orderCode).where('p.token', '=', key.token).executeTakeFirst()
}

export const listAttempts = (db: Kysely<Database>, orderId: string): Promise<Attempt[]> =>
  attempts(db).where('p.order_id', '=', orderId).orderBy('p.id', 'desc').execute()

export type NewAttempt = {
  readonly id: string
  readonly orderId: string
  readonly providerName: string
  readonly upload: 'APP' | 'API'
  readonly cardName: string | null
  readonly now: Date
}

/**
 * Begins an attempt of a payable order; false when it is not, or while another is on its way.
 * Locks the order's row, so that two run one after the other.
 */
export async function startAttempt(db: Kysely<Database>, attempt: NewAttempt): Promise<boolean> {
  const started = statement()
    .part(
      'payable',
      () => sql`
        select o.company_id, o.branch_id, o.id, o.total, o.payment_expires_at from orders o
        where o.id = ${attempt.orderId} and ${isUnpaidOrder}
          and o.payment_expires_at > ${attempt.now}
        for update`,
    )
    .answer(
      ({ payable }) => sql<{ id: string }>`
        insert into payment_attempts (company_id, branch_id, order_id, id, provider_name, upload, status, amount,
          card_name, created_at, updated_at, expires_at)
        select company_id, branch_id, id, ${attempt.id}::uuid, ${attempt.providerName}, ${attempt.upload}, 'PENDING',
          total, ${attempt.cardName}, ${attempt.now}::timestamptz, ${attempt.now}::timestamptz, payment_expires_at
        from ${payable}
        where total > 0
        on conflict (branch_id, order_id) where status = 'PENDING' do nothing
        returning id`,
    )
  const { rows } = await started.execute(db)
  return rows.length > 0
}

/** Stores the provider's id of a payment and the visit to its page. */
export async function keepLink(
  db: Kysely<Database>,
  id: string,
  link: { readonly reference: string | null; readonly token?: string },
): Promise<void> {
  await sql`
    update payment_attempts set provider_reference = coalesce(${link.reference}, provider_reference),
      token = coalesce(${link.token ?? null}, token)
    where id = ${id}`.execute(db)
}

/**
 * Keeps an attempt's page unless it has one, and returns the present one; undefined when it has
 * ended. One statement.
 */
export async function keepFirstLink(
  db: Kysely<Database>,
  id: string,
  { url, token, reference }: PaymentLink,
): Promise<{ readonly id: string; readonly url: string; readonly token: string } | undefined> {
  const { rows } = await sql<{ id: string; url: string; token: string }>`
    update payment_attempts set
      provider_reference = case when url is null then coalesce(${reference}, provider_reference)
        else provider_reference end,
      token = case when url is null then ${token} else token end, url = coalesce(url, ${url})
    where id = ${id} and status = 'PENDING'
    returning id, url, coalesce(token, '') as token`.execute(db)
  return rows[0]
}

/** Ends an attempt whose page could not be made, unless another process made it. */
export async function endUnmade(db: Kysely<Database>, { id, reason, now }: AttemptEnd): Promise<void> {
  await sql`
    update payment_attempts set status = 'REJECTED', reason = ${reason}, updated_at = ${now}
    where id = ${id} and status = 'PENDING' and url is null`.execute(db)
}

/** Columns that record how an attempt ended. */
export type AttemptEnd = {
  readonly id: string
  readonly reason: string | null
  readonly lastDigits: string | null
  readonly now: Date
}

/**
 * Approves an attempt and its order together; false when the order expired, was canceled or paid
 * by another attempt: then it has to be refunded. `look` is the job that asks later about a
 * refund; `push` the one that notifies staff.
 */
export async function approveAttempt(
  db: Kysely<Database>,
  { id, lastDigits, now }: AttemptEnd,
  {
    look,
    push,
  }: { readonly look: NewJob; readonly push: { readonly jobId: string; readonly orderId: string } },
): Promise<boolean> {
  const done = statement()
    .part(
      'waiting',
      () => sql`
        select o.branch_id, o.id from payment_attempts p
        join orders o on o.branch_id = p.branch_id and o.id = p.order_id
        where p.id = ${id} and ${isUnpaidOrder}
        for update of o`,
    )
    .part(
      'approved',
      ({ waiting }) => sql`
        update payment_attempts p set status = 'APPROVED', approved_at = ${now}, updated_at = ${now},
          card_last_digits = coalesce(${lastDigits}, p.card_last_digits)
        from ${waiting}
        where p.branch_id = waiting.branch_id and p.order_id = waiting.id and p.id = ${id} and p.status = 'PENDING'
        returning p.branch_id, p.order_id`,
    )
    .part(
      'paid',
      ({ approved }) => sql`
        update orders o set payment_status = 'APPROVED', updated_at = ${now}
        from ${approved} where o.branch_id = approved.branch_id and o.id = approved.order_id
        returning o.company_id, o.branch_id, o.branch_contact_id, o.id`,
    )
    .write('push_job', ({ paid }) => newOrderPushed(paid, { ...push, now }))
    .write('look', ({ paid }) => jobFollowing(paid, look))
    .answer(({ paid }) => sql<{ id: string }>`select id from ${paid}`)
  const { rows } = await done.execute(db)
  return rows.length > 0
}

/** Ends an attempt without a payment; false when it has ended. Another may pay the order. */
export async function endAttempt(
  db: Kysely<Database>,
  to: 'REJECTED' | 'EXPIRED',
  { id, reason, now }: AttemptEnd,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ status: to, reason, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', [...statesBefore(to)])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the open attempts of a finished order. */
export async function endAttemptsOf(
  db: Kysely<Database>,
  orderId: string,
  { reason, now }: Pick<AttemptEnd, 'reason' | 'now'>,
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ status: 'EXPIRED', reason, updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', 'in', [...statesBefore('EXPIRED')])
    .execute()
}

/** Notes a refund with its job, once for an attempt. */
export async function askForRefund(db: Kysely<Database>, id: string, job: NewJob): Promise<void> {
  const asked = statement()
    .part(
      'attempt',
      () => sql`
        update payment_attempts set updated_at = ${job.createdAt}
        where id = ${id} and status <> 'REFUNDED'
        returning company_id, branch_id`,
    )
    .answer(({ attempt }) => jobFollowing(attempt, job))
  await asked.execute(db)
}

/** Notes the notification's time: the shop sees that the provider still sends them. */
export async function noteTold({ database, now }: Api, { id }: Attempt): Promise<void> {
  await database.updateTable('payment_attempts').set({ notified_at: now() }).where('id', '=', id).execute()
}
