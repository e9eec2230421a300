import type { DiscountCodeUsesTable, OrderAdjustmentsTable } from '@mostrador/database/rows'
import type { TicketEntry } from '@mostrador/domain/pricing/ticket-entry'
import type { Selectable } from 'kysely'
import { benefitRow } from '../loyalty/benefit-of-order.ts'
import type { AcceptedOrder } from './judge-order.ts'
import { tenantOf } from './tenant-of.ts'

/** Use of a code: its row, without the customer found by the statement, and its limits. */
export type CodeUse = {
  readonly row: Omit<Selectable<DiscountCodeUsesTable>, 'customer_id'>
  readonly firstTimeUse: boolean
  readonly usageLimitPerCustomer: number | null
}

function codeRow({ scene: { discountCode }, ticket }: AcceptedOrder) {
  if (!discountCode) return undefined
  const entry = ticket.discounts.find(({ referenceId }) => referenceId === discountCode.code.id)
  return entry && { entry, discountCode }
}

type Giver = Pick<Selectable<OrderAdjustmentsTable>, 'origin' | 'code' | 'external_benefit_type'>

const givenBy = (origin: Giver['origin'], benefitType: string | null = null): Giver => ({
  origin,
  code: null,
  external_benefit_type: benefitType,
})

/** Returns the giver of each discount beside the menu's: a code, a partner, or the shop. */
function giversOf(order: AcceptedOrder): (entry: TicketEntry) => Giver {
  const coupon = codeRow(order)
  const external = benefitRow(order.scene, order.ticket)
  return (entry) => {
    if (entry === coupon?.entry) {
      const { code, externalBenefitType } = coupon.discountCode.code
      return { ...givenBy('CODE', externalBenefitType), code }
    }
    if (entry === external?.entry) return givenBy('EXTERNAL', external.benefit.externalBenefitType)
    return givenBy('GENERAL')
  }
}

/** Returns the rows of discounts and surcharges of the ticket. */
export function adjustmentsOf(
  order: AcceptedOrder,
  orderId: string,
): readonly Selectable<OrderAdjustmentsTable>[] {
  const { menuDiscounts, surcharges, discounts } = order.ticket
  const giverOf = giversOf(order)
  const rows = [
    ...menuDiscounts.map((entry) => ({ entry, kind: 'DISCOUNT', giver: givenBy('MENU') }) as const),
    ...surcharges.map((entry) => ({ entry, kind: 'SURCHARGE', giver: givenBy('GENERAL') }) as const),
    ...discounts.map((entry) => ({ entry, kind: 'DISCOUNT', giver: giverOf(entry) }) as const),
  ]
  return rows.map(({ entry: { name, type, value, amount, referenceId }, kind, giver }, position) => ({
    ...tenantOf(order),
    order_id: orderId,
    position,
    kind,
    ...giver,
    name,
    type,
    value,
    amount,
    reference_id: referenceId,
  }))
}

/** Returns the use that the order takes of its discount code; null without one. */
export function codeUseOf(order: AcceptedOrder, orderId: string): CodeUse | null {
  const used = codeRow(order)
  if (!used) return null
  const { entry, discountCode } = used
  return {
    row: {
      ...tenantOf(order),
      order_id: orderId,
      discount_code_id: discountCode.code.id,
      amount: entry.amount,
      used_at: order.scene.now,
      returned_at: null,
    },
    firstTimeUse: discountCode.code.firstTimeUse,
    usageLimitPerCustomer: discountCode.usageLimitPerCustomer,
  }
}
