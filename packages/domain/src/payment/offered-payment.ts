import type { PaymentType } from './payment-type.ts'

/** Way to pay with its provider as the wire carries it; `null` without one. */
export type OnlinePaymentType = Pick<PaymentType, 'active' | 'upload'> & {
  readonly onlinePayment: { readonly paymentMethod: string } | null
}

/**
 * Whether a way to pay can be chosen: an online one needs its provider, unless the shop hides it.
 * Source: 000 §3 Payment type.
 */
export const isOffered = ({ active, upload, onlinePayment }: OnlinePaymentType): boolean =>
  active && (upload === null || (onlinePayment !== null && onlinePayment.paymentMethod !== 'DISABLED'))
