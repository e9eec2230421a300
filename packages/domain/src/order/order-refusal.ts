import type { LineRefusalCode } from '../cart/price-line.ts'
import type { CheckoutCode } from '../checkout/checkout-inputs.ts'

/** Codes of problems that a server finds with an order beyond its lines and its checkout. */
export const ORDER_PROBLEM_CODES = [
  'price-changed',
  'discounts-changed',
  'discount-code-gone',
  'external-benefit-changed',
  'external-benefit-gone',
  'external-benefit-unconfirmed',
  'surcharges-changed',
  'service-fee-changed',
  'delivery-fee-changed',
  'loyalty-changed',
  'points-refused',
  'total-changed',
  'menu-changed',
  'branch-contact-blocked',
  'ordering-disabled',
  'order-mode-unavailable',
  'payment-type-unavailable',
  'day-sold-out',
  'category-not-in-cart',
  'order-notes-too-long',
  'closed',
  'ordering-paused',
  'zone-paused',
  'scheduling-unavailable',
  'slot-unavailable',
  'slot-full',
] as const

export type OrderProblemCode = (typeof ORDER_PROBLEM_CODES)[number]

/** Codes in the list of a refused order. Source: decisions.md, Wire conventions. */
export type OrderRefusalCode = OrderProblemCode | LineRefusalCode | CheckoutCode
