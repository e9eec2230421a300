import { statement, type Statement } from '@mostrador/database/statement'
import { statesBefore } from '@mostrador/domain/payment/payment-attempt'
import { sql } from 'kysely'
import type { Ports } from '../../ground/ports.ts'
import type { AttemptEnd } from './attempt-store.ts'

export type Refund = Pick<AttemptEnd, 'id' | 'reason' | 'now'>

/** Takes back the points of a delivered order of `taken_back`, as far as they are unspent. */
const pointsTakenBack =
  (entryId: string, now: Date) =>
  (all: Statement<'taken_back'>): Statement<'taken_back'> =>
    all
      .part(
        'earned',
        ({ taken_back }) => sql`
          select t.company_id, t.branch_id, t.id, t.code, c.id as customer_id,
            least(t.points_earned, c.loyalty_points_balance) as points
          from ${taken_back} t join customers c on c.branch_id = t.branch_id and c.id = t.customer_id
          where t.status = 'DELIVERED' for update of c`,
      )
      .part(
        'unearned',
        ({ earned }) => sql`
          update customers c set loyalty_points_balance = c.loyalty_points_balance - earned.points
          from ${earned} where c.branch_id = earned.branch_id and c.id = earned.customer_id and earned.points > 0
          returning c.loyalty_points_balance as balance`,
      )
      .write(
        'points_reversed',
        ({ earned, unearned }) => sql`
          insert into loyalty_points
            (company_id, branch_id, id, customer_id, kind, amount, post_balance, order_id, order_code, created_at)
          select e.company_id, e.branch_id, ${entryId}::uuid, e.customer_id, 'EARNED_REVERSED', -e.points,
            unearned.balance, e.id, e.code, ${now}::timestamptz
          from ${earned} e, ${unearned}`,
      )

/** Locks the order and then its attempt, and refunds it. */
const attemptRefunded =
  ({ id, reason, now }: Refund) =>
  (all: Statement<never>): Statement<'refunded'> =>
    all
      .part(
        'held',
        () => sql`
          select o.branch_id, o.id from payment_attempts p
          join orders o on o.branch_id = p.branch_id and o.id = p.order_id
          where p.id = ${id} for update of o`,
      )
      .part(
        'before',
        ({ held }) => sql`
          select p.branch_id, p.id, p.status from ${held}
          join payment_attempts p on p.branch_id = held.branch_id and p.order_id = held.id
          where p.id = ${id} and p.status = any(${[...statesBefore('REFUNDED')]}::text[])
          for update of p`,
      )
      .part(
        'refunded',
        ({ before }) => sql`
          update payment_attempts p set status = 'REFUNDED', refunded_at = ${now}, updated_at = ${now},
            reason = coalesce(${reason}, p.reason)
          from ${before} where p.branch_id = before.branch_id and p.id = before.id
          returning p.branch_id, p.order_id, before.status as was`,
      )

/**
 * Marks an attempt as refunded, and its order where this attempt paid it, or it expired. A refund
 * of an order not canceled came from the provider: it makes a case, and takes back unspent points
 * of a delivered order. One statement; locks order, attempt and customer in this order. Undefined
 * when it was marked before.
 */
export async function markRefunded(
  { database, newId }: Pick<Ports, 'database' | 'newId'>,
  refund: Refund,
): Promise<{ readonly orderId: string } | undefined> {
  const { now } = refund
  const refunding = statement()
    .with(attemptRefunded(refund))
    .part(
      'told',
      ({ refunded }) => sql`
        update orders o set payment_status = 'REFUNDED', updated_at = ${now}
        from ${refunded} where o.branch_id = refunded.branch_id and o.id = refunded.order_id
          and (o.payment_status = 'EXPIRED' or (o.payment_status = 'APPROVED' and refunded.was = 'APPROVED'))
        returning o.company_id, o.branch_id, o.branch_contact_id, o.id, o.code, o.status, o.customer_id, o.points_earned,
          o.rehearsal_id`,
    )
    .part(
      'taken_back',
      ({ told }) => sql`select * from ${told} where status <> 'CANCELED' and rehearsal_id is null`,
    )
    .write(
      'case_opened',
      ({ taken_back }) => sql`
        insert into cases (company_id, branch_id, branch_contact_id, id, order_id, kind, created_at, updated_at)
        select company_id, branch_id, branch_contact_id, ${newId()}::uuid, id, 'PAYMENT_TAKEN_BACK',
          ${now}::timestamptz, ${now}::timestamptz
        from ${taken_back}
        on conflict do nothing`,
    )
    .with(pointsTakenBack(newId(), now))
    .answer(({ refunded }) => sql<{ orderId: string }>`select order_id as "orderId" from ${refunded}`)
  const { rows } = await refunding.execute(database)
  return rows[0]
}
