import { isOffered, type OnlinePaymentType } from './offered-payment.ts'
import type { PaymentMethod, PaymentType } from './payment-type.ts'

/**
 * Returns the way to pay that is chosen at first: the first that is active and not hidden, in the
 * branch's order; null for none. Source: decisions.md Constants.
 */
export const defaultPayment = <Type extends OnlinePaymentType>(types: readonly Type[]): Type | null =>
  types.find(isOffered) ?? null

/** Returns the method of a way to pay; `OTHER` for none. Source: decisions.md Constants. */
export const paymentMethodOf = (type: Pick<PaymentType, 'paymentMethod'> | null): PaymentMethod =>
  type?.paymentMethod ?? 'OTHER'
