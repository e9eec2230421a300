import type { CartLine } from '../cart/cart-line.ts'
import type { Currency } from '../money/minor.ts'
import type { Minor } from '../money/minor.ts'
import type { Ticket } from '../pricing/ticket.ts'

/** The order as its messaging text tells it. Times come as texts, already in the shop's wall clock. */
export type OrderTextInput = {
  readonly code: string
  readonly branchContactName: string
  readonly orderModeName: string
  readonly customerName: string | null
  readonly phone: string | null
  readonly tableNumber: string | null
  readonly address: string | null
  readonly scheduledFor: string | null
  readonly lines: readonly Pick<CartLine, 'name' | 'sizeName' | 'quantity' | 'price' | 'notes' | 'extras'>[]
  readonly ticket: Ticket
  readonly paymentName: string
  readonly paysWith: Minor | null
  readonly notes: string
  readonly link: string
  readonly currency: Currency
}

/** The words of the text; copy has them in `order-text`. */
export type OrderTextWords = {
  readonly title: (code: string) => string
  readonly customer: string
  readonly phone: string
  readonly table: string
  readonly address: string
  readonly scheduledFor: string
  readonly notes: string
  readonly items: string
  readonly delivery: string
  readonly serviceFee: string
  readonly loyalty: string
  readonly total: string
  readonly payment: string
  readonly paysWith: string
  readonly followUp: string
  readonly andMore: (count: number) => string
}

/** The order as a plain text for a messaging app. */
export function orderText(_order: OrderTextInput, _words: OrderTextWords): string {
  throw new Error('unwritten')
}
