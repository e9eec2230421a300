import { isOffered, type OnlinePaymentType } from './offered-payment.ts'
import type { PaymentMethod, PaymentType } from './payment-type.ts'

/**
 * The way to pay that stands chosen before the diner chooses: the first that is active and not
 * hidden, in the branch's order; null where there is none. Source: decisions.md Constants.
 */
export const defaultPayment = <Type extends OnlinePaymentType>(types: readonly Type[]): Type | null =>
  types.find(isOffered) ?? null

/**
 * How a cart is paid: by the method of its way to pay, and by `OTHER` where it has none. Source:
 * decisions.md Constants.
 */
export const paymentMethodOf = (type: Pick<PaymentType, 'paymentMethod'> | null): PaymentMethod =>
  type?.paymentMethod ?? 'OTHER'
