import type { Statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import type { NewOrder } from '../order/new-order.ts'

/**
 * Uses up the discount code in an order's statement; nothing without a code. The verdict found a
 * use left; where another branch contact took it at once, a number is written that the tables'
 * checks refuse, and the statement with it: a use too many (`discount_codes`), of this customer
 * (`discount_code_customers`), or a first purchase that is none (`discount_code_uses`).
 */
export const codeTaken =
  ({ codeUse, order }: NewOrder) =>
  (all: Statement<'placed' | 'customer'>): Statement<'placed' | 'customer'> => {
    if (!codeUse) return all
    const { row, firstTimeUse, usageLimitPerCustomer } = codeUse
    return all
      .part(
        'code_held',
        () => sql`
          select count(*)::int as others from discount_code_holds
          where branch_id = ${row.branch_id} and discount_code_id = ${row.discount_code_id}
            and held_until > ${row.used_at} and browser_id <> ${order.browser_id}`,
      )
      .write(
        'code_taken',
        ({ placed, code_held }) => sql`
          update discount_codes d set uses_count =
            case when d.uses_count + code_held.others < d.usage_limit then d.uses_count + 1 else d.usage_limit + 1 end
          from ${placed}, ${code_held}
          where d.branch_id = ${row.branch_id} and d.id = ${row.discount_code_id} and d.usage_limit is not null
          returning d.id`,
      )
      .write(
        'code_of_customer',
        ({ placed, customer }) => sql`
          insert into discount_code_customers as u (company_id, branch_id, discount_code_id, customer_id, uses)
          select ${row.company_id}::uuid, ${row.branch_id}::uuid, ${row.discount_code_id}::uuid, customer.id, 1
          from ${placed}, ${customer}
          on conflict (branch_id, discount_code_id, customer_id) do update
            set uses = case when u.uses < coalesce(${usageLimitPerCustomer}::int, u.uses + 1) then u.uses + 1 else -1 end`,
      )
      .write(
        'code_use',
        ({ placed, customer }) => sql`
          insert into discount_code_uses
            (company_id, branch_id, order_id, discount_code_id, customer_id, amount, used_at)
          select ${row.company_id}::uuid, ${row.branch_id}::uuid, ${row.order_id}::uuid, ${row.discount_code_id}::uuid,
            customer.id, case when ${firstTimeUse} and customer.orders_count > 1 then -1 else ${row.amount}::bigint end,
            ${row.used_at}::timestamptz
          from ${placed}, ${customer}`,
      )
      .write(
        'code_released',
        ({ placed }) => sql`
          delete from discount_code_holds h using ${placed}
          where h.branch_id = ${row.branch_id} and h.discount_code_id = ${row.discount_code_id}
            and h.browser_id = ${order.browser_id}`,
      )
  }

/** Returns a canceled order's use of its code. */
export const codeGivenBack =
  (isCancel: boolean) =>
  (all: Statement<'changed'>): Statement<'changed'> =>
    all
      .part(
        'code_returned',
        ({ changed }) => sql`
          update discount_code_uses u set returned_at = changed.updated_at
          from ${changed}
          where ${isCancel} and u.branch_id = changed.branch_id and u.order_id = changed.id and u.returned_at is null
          returning u.branch_id, u.discount_code_id, u.customer_id`,
      )
      .write(
        'code_freed',
        ({ code_returned }) => sql`
          update discount_codes d set uses_count = greatest(d.uses_count - 1, 0)
          from ${code_returned} r
          where d.branch_id = r.branch_id and d.id = r.discount_code_id and d.usage_limit is not null`,
      )
      .write(
        'code_of_customer_freed',
        ({ code_returned }) => sql`
          update discount_code_customers u set uses = greatest(u.uses - 1, 0)
          from ${code_returned} r
          where u.branch_id = r.branch_id and u.discount_code_id = r.discount_code_id and u.customer_id = r.customer_id`,
      )
