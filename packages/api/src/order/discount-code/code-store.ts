import type { Database } from '@mostrador/database/rows'
import { normaliseCode, type DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import { sql, type Kysely } from 'kysely'
import { isUnpaidOf } from '../../ground/order-condition/unpaid.ts'

/** Stored code, with its uses by the branch and one diner. */
export type StoredCode = {
  readonly code: DiscountCode
  readonly companyId: string
  readonly branchId: string
  /** Instants between which it exists; null is open. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** Uses of all, and of one diner; null is unlimited. */
  readonly usageLimit: number | null
  readonly usageLimitPerCustomer: number | null
  /**
   * Uses by orders, and those that other browsers hold now. Uses of the diner's own unpaid orders
   * are not counted.
   */
  readonly taken: number
  /** Numbers of this diner's orders at the branch, and of those with this code. */
  readonly ordersOfDiner: number
  readonly usesOfDiner: number
}

/** Lookup of a code for a diner. `phoneKey` is null before a phone is typed. */
export type CodeQuestion = {
  readonly branchId: string
  readonly code: string
  readonly phoneKey: string | null
  /** Calling browser, whose own unpaid orders use no code. */
  readonly browserId: string | undefined
  readonly now: Date
}

type CodeRow = Omit<StoredCode, 'code' | 'startsAt' | 'endsAt'> & {
  readonly code: DiscountCode
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/**
 * Finds an active code of a branch by its `normaliseCode` form, with all that judges it. One
 * query.
 */
export async function findCode(
  db: Kysely<Database>,
  { branchId, code, phoneKey, browserId, now }: CodeQuestion,
): Promise<StoredCode | undefined> {
  const { rows } = await sql<CodeRow>`
    select d.company_id as "companyId", d.branch_id as "branchId", d.starts_at as "startsAt", d.ends_at as "endsAt",
      d.usage_limit as "usageLimit", d.usage_limit_per_customer as "usageLimitPerCustomer",
      d.uses_count + (
        select count(*)::int from discount_code_holds h
        where h.branch_id = d.branch_id and h.discount_code_id = d.id and h.held_until > ${now}
          and h.browser_id is distinct from ${browserId ?? null}
      ) - case when d.usage_limit is null then 0 else unpaid.uses end as taken,
      coalesce(c.orders_count, 0) - unpaid.orders as "ordersOfDiner",
      coalesce(u.uses, 0) - unpaid.uses as "usesOfDiner",
      jsonb_build_object(
        'id', d.id, 'code', d.code, 'type', d.type, 'value', coalesce(d.percentage, d.amount),
        'deliveryFee', d.delivery_fee, 'minimumOrderAmount', nullif(d.minimum_order_amount, 0),
        'maximumDiscountAmount', d.maximum_discount_amount, 'firstTimeUse', d.first_time_use,
        'limitedUsage', d.limited_usage, 'externalBenefitType', d.external_benefit_type,
        'plate', case when p.id is not null then jsonb_build_object('id', p.id, 'showName', p.show_name) end,
        'category', case when k.id is not null then jsonb_build_object('id', k.id, 'showName', k.show_name) end,
        'paymentTypeIds', coalesce((
          select jsonb_agg(t.payment_type_id order by t.payment_type_id) from discount_code_payment_types t
          where t.branch_id = d.branch_id and t.discount_code_id = d.id
        ), '[]'::jsonb)
      ) as code
    from discount_codes d
    left join plates p on p.branch_id = d.branch_id and p.id = d.required_plate_id
    left join categories k on k.branch_id = d.branch_id and k.id = d.required_category_id
    left join customers c on c.branch_id = d.branch_id and c.phone_key = ${phoneKey}
    left join discount_code_customers u
      on u.branch_id = d.branch_id and u.discount_code_id = d.id and u.customer_id = c.id
    cross join lateral (
      select count(*)::int as orders, count(w.order_id)::int as uses from orders o
      left join discount_code_uses w on w.branch_id = o.branch_id and w.order_id = o.id
        and w.discount_code_id = d.id and w.returned_at is null
      where ${isUnpaidOf({ branchId, browserId })} and o.phone_key = ${phoneKey}
    ) as unpaid
    where d.branch_id = ${branchId} and d.code = ${normaliseCode(code)} and d.active
    limit 1`.execute(db)
  return rows[0]
}
