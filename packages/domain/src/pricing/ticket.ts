import type { CartLine } from '../cart/cart-line.ts'
import type { MenuDiscount } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { PaymentMethod } from '../payment/payment-type.ts'
import type { DeliveryTerms, GeneralAdjustment, ServiceFee } from './adjustment.ts'

/** One row of the ticket that is neither an item nor a fee. `amount` is never negative. */
export type TicketEntry = {
  readonly referenceId: string
  readonly name: string
  readonly type: string
  readonly value: number
  readonly amount: Minor
}

/**
 * The one total of an order, shown by the browser and judged by the server. All amounts in minor units:
 * `total = itemsPrice + surcharges - discounts - loyalty + userServiceFee + deliveryFee`.
 */
export type Ticket = {
  /** Every line at its unit price times its quantity, before MULTIPLE discounts. */
  readonly linesPrice: Minor
  /** MULTIPLE discounts, one row for each discount and plate. */
  readonly menuDiscounts: readonly TicketEntry[]
  /** `linesPrice` less `menuDiscounts`: what "subtotal", minimum order and free delivery are judged on. */
  readonly itemsPrice: Minor
  readonly surcharges: readonly TicketEntry[]
  readonly discounts: readonly TicketEntry[]
  readonly loyaltyDiscount: Minor
  readonly userServiceFee: Minor
  readonly deliveryFee: Minor
  readonly total: Minor
}

/** Everything that an order's total is made of. `delivery` is null in the modes without it. */
export type TicketInput = {
  readonly lines: readonly CartLine[]
  readonly menuDiscounts: readonly MenuDiscount[]
  readonly surcharges: readonly GeneralAdjustment[]
  readonly discounts: readonly GeneralAdjustment[]
  readonly serviceFee: ServiceFee
  readonly delivery: { readonly terms: DeliveryTerms; readonly paymentMethod: PaymentMethod | null } | null
  readonly paymentTypeId: string | null
  readonly codeDiscount?: TicketEntry | undefined
  readonly loyaltyDiscount?: Minor | undefined
}

/** Computes the one total of an order. */
export function makeTicket(_input: TicketInput): Ticket {
  throw new Error('unwritten')
}
