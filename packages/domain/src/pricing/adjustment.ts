import type { Minor } from '../money/minor.ts'

/** A rule takes or adds a percentage, or a fixed amount. */
export const ADJUSTMENT_TYPES = ['PERCENT', 'FIXED'] as const

/**
 * Origins of an order's discount: the menu (MULTIPLE), the order mode, a code, or an external
 * partner.
 */
export const DISCOUNT_ORIGINS = ['MENU', 'GENERAL', 'CODE', 'EXTERNAL'] as const

export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number]

/**
 * A general discount or surcharge of an order mode. `value` is 0 to 100 for `PERCENT` and minor
 * units for `FIXED`. With `paymentTypeIds` it applies only to those ways to pay; empty means all.
 * Source: 000 §7.
 */
export type GeneralAdjustment = {
  readonly id: string
  readonly name: string
  readonly type: AdjustmentType
  readonly value: number
  readonly paymentTypeIds: readonly string[]
}

/**
 * The service fee of an order mode: a fixed amount plus a percentage (0 to 100) of the order total.
 * Source: 000 §3 Fee entity.
 */
export type ServiceFee = { readonly userFee: Minor; readonly percentageUserFee: number }

/**
 * Terms of delivery. `card` and `cash` are minor units, `cash` null when no rider takes cash here;
 * above `freeDeliveryFrom` (items, minor units) it is free; null means never. Source: 000 §3
 * Delivery info.
 */
export type DeliveryTerms = {
  readonly card: Minor
  readonly cash: Minor | null
  readonly minimumOrderPrice: Minor
  readonly freeDeliveryFrom: Minor | null
}
