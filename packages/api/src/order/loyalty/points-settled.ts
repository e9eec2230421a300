import type { OrderAction } from '@mostrador/domain/order/order-status'
import type { Statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { its, pointsEntryId } from '../order/order-values.ts'

/**
 * Part of the statement of an order that spends points, which records them. The locked customer's
 * row has lost them already: its check refuses less than zero.
 */
export const pointsTaken = (all: Statement<'placed' | 'customer'>): Statement<'placed' | 'customer'> =>
  all.write(
    'points_taken',
    ({ placed, customer }) => sql`
      insert into loyalty_points
        (company_id, branch_id, id, customer_id, kind, amount, post_balance, order_id, order_code, created_at)
      select ${its.companyId}::uuid, ${its.branchId}::uuid, ${pointsEntryId}::uuid, customer.id, 'REDEEMED',
        -${its.pointsRedeemed}::bigint, customer.loyalty_points_balance, ${its.id}::uuid, ${its.code}::text,
        ${its.at}::timestamptz
      from ${placed}, ${customer}`,
  )

/**
 * Settles the points of a changed order: earned ones are credited at delivery, spent ones return
 * at cancellation, and a canceled order no longer counts. A refunded order earns nothing. The
 * ledger is append-only.
 */
export const customerSettled =
  (action: OrderAction, entryId: string) =>
  (all: Statement<'changed'>): Statement<'customer_settled'> => {
    const isCancel = action === 'cancel'
    return all
      .part(
        'customer_settled',
        ({ changed }) => sql`
          update customers c set
            orders_count = greatest(c.orders_count - ${isCancel ? 1 : 0}, 0),
            loyalty_points_balance = c.loyalty_points_balance
              + case when ${isCancel} then changed.points_redeemed else changed.points_earned end
          from ${changed}
          where c.branch_id = changed.branch_id and c.id = changed.customer_id
            and (${isCancel} or (${action === 'deliver'} and changed.points_earned > 0
              and changed.payment_status is distinct from 'REFUNDED'))
          returning c.id, c.loyalty_points_balance as balance`,
      )
      .write(
        'points_settled',
        ({ changed, customer_settled }) => sql`
          insert into loyalty_points
            (company_id, branch_id, id, customer_id, kind, amount, post_balance, order_id, order_code, created_at)
          select changed.company_id, changed.branch_id, ${entryId}::uuid, s.id,
            ${isCancel ? 'REDEEMED_REVERSED' : 'EARNED'}, points.amount, s.balance, changed.id, changed.code, changed.updated_at
          from ${changed}, ${customer_settled} s,
            lateral (
              select case when ${isCancel} then changed.points_redeemed else changed.points_earned end as amount
            ) as points
          where points.amount > 0`,
      )
  }
