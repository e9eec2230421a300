import type { DiscountCodeUsesTable, OrderAdjustmentsTable } from '@mostrador/database/rows'
import type { TicketEntry } from '@mostrador/domain/pricing/ticket-entry'
import type { Selectable } from 'kysely'
import { benefitRow } from '../loyalty/benefit-of-order.ts'
import type { AcceptedOrder } from './judge-order.ts'
import { tenantOf } from './tenant-of.ts'

/**
 * The use of a code: its row, without the customer whom the statement finds, and what the database
 * must hold to.
 */
export type CodeUse = {
  readonly row: Omit<Selectable<DiscountCodeUsesTable>, 'customer_id'>
  readonly firstTimeUse: boolean
  readonly usageLimitPerCustomer: number | null
}

const codeRow = ({ scene: { discountCode }, ticket }: AcceptedOrder): TicketEntry | undefined =>
  discountCode && ticket.discounts.find(({ referenceId }) => referenceId === discountCode.code.id)

/** Every row of the ticket that is neither an item nor a fee, as rows of the database. */
export function adjustmentsOf(
  order: AcceptedOrder,
  orderId: string,
): readonly Selectable<OrderAdjustmentsTable>[] {
  const { menuDiscounts, surcharges, discounts } = order.ticket
  const { discountCode } = order.scene
  const coupon = codeRow(order)
  const external = benefitRow(order.scene, order.ticket)
  const originOf = (entry: TicketEntry) => {
    if (entry === coupon) return 'CODE'
    return entry === external?.entry ? 'EXTERNAL' : 'GENERAL'
  }
  const typeOf = {
    CODE: discountCode?.code.externalBenefitType,
    EXTERNAL: external?.benefit.externalBenefitType,
  }
  const rows = [
    ...menuDiscounts.map((entry) => ({ entry, kind: 'DISCOUNT', origin: 'MENU' }) as const),
    ...surcharges.map((entry) => ({ entry, kind: 'SURCHARGE', origin: 'GENERAL' }) as const),
    ...discounts.map((entry) => ({ entry, kind: 'DISCOUNT', origin: originOf(entry) }) as const),
  ]
  return rows.map(({ entry: { name, type, value, amount, referenceId }, kind, origin }, position) => ({
    ...tenantOf(order),
    order_id: orderId,
    position,
    kind,
    origin,
    name,
    type,
    value,
    amount,
    reference_id: referenceId,
    code: origin === 'CODE' ? (discountCode?.code.code ?? null) : null,
    external_benefit_type: (origin === 'CODE' || origin === 'EXTERNAL' ? typeOf[origin] : null) ?? null,
  }))
}

/**
 * What the order takes of its discount code; null without one. A code that came to nothing is not
 * used up.
 */
export function codeUseOf(order: AcceptedOrder, orderId: string): CodeUse | null {
  const { discountCode, now } = order.scene
  const entry = codeRow(order)
  if (!discountCode || !entry) return null
  return {
    row: {
      ...tenantOf(order),
      order_id: orderId,
      discount_code_id: discountCode.code.id,
      amount: entry.amount,
      used_at: now,
      returned_at: null,
    },
    firstTimeUse: discountCode.code.firstTimeUse,
    usageLimitPerCustomer: discountCode.usageLimitPerCustomer,
  }
}
