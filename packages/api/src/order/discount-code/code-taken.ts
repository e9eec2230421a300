import type { Statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { codeOf, its } from '../order/order-values.ts'

/**
 * Uses up the code in the statement of an order that has one. The verdict found a use left; where
 * another branch contact took it at once, a number is written that the tables' checks refuse, and
 * the statement with it: a use too many (`discount_codes`), of this customer
 * (`discount_code_customers`), or a first purchase that is none (`discount_code_uses`).
 */
export const codeTaken = (all: Statement<'placed' | 'customer'>): Statement<'placed' | 'customer'> =>
  all
    .part(
      'code_held',
      () => sql`
          select count(*)::int as others from discount_code_holds
          where branch_id = ${its.branchId}::uuid and discount_code_id = ${codeOf.id}::uuid
            and held_until > ${codeOf.usedAt}::timestamptz and browser_id <> ${its.browserId}::text`,
    )
    .write(
      'code_taken',
      ({ placed, code_held }) => sql`
          update discount_codes d set uses_count =
            case when d.uses_count + code_held.others < d.usage_limit then d.uses_count + 1 else d.usage_limit + 1 end
          from ${placed}, ${code_held}
          where d.branch_id = ${its.branchId}::uuid and d.id = ${codeOf.id}::uuid and d.usage_limit is not null
          returning d.id`,
    )
    .write(
      'code_of_customer',
      ({ placed, customer }) => sql`
          insert into discount_code_customers as u (company_id, branch_id, discount_code_id, customer_id, uses)
          select ${its.companyId}::uuid, ${its.branchId}::uuid, ${codeOf.id}::uuid, customer.id, 1
          from ${placed}, ${customer}
          on conflict (branch_id, discount_code_id, customer_id) do update
            set uses = case when u.uses < coalesce(${codeOf.limitOfCustomer}::int, u.uses + 1) then u.uses + 1 else -1 end`,
    )
    .write(
      'code_use',
      ({ placed, customer }) => sql`
          insert into discount_code_uses
            (company_id, branch_id, order_id, discount_code_id, customer_id, amount, used_at)
          select ${its.companyId}::uuid, ${its.branchId}::uuid, ${its.id}::uuid, ${codeOf.id}::uuid,
            customer.id, case when ${codeOf.isForFirst}::boolean and customer.orders_count > 1 then -1 else ${codeOf.amount}::bigint end,
            ${codeOf.usedAt}::timestamptz
          from ${placed}, ${customer}`,
    )
    .write(
      'code_released',
      ({ placed }) => sql`
          delete from discount_code_holds h using ${placed}
          where h.branch_id = ${its.branchId}::uuid and h.discount_code_id = ${codeOf.id}::uuid
            and h.browser_id = ${its.browserId}::text`,
    )

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
