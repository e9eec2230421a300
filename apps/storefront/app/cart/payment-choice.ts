import type { OrderModeInfo, PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { defaultPayment } from '@mostrador/domain/payment/default-payment'
import { isOffered } from '@mostrador/domain/payment/offered-payment'

/** Payment types, the chosen one, and whether cash is the only one where no rider takes it. */
export type PaymentChoice = {
  readonly types: readonly PaymentTypeInfo[]
  readonly chosen: PaymentTypeInfo | null
  readonly cashIsOnlyPayment: boolean
}

/**
 * Returns the payment types of a mode. Cash is left out where no rider takes it, unless it is the
 * only one: the checkout then says why it is refused. The default is the first in the shop's
 * order. Source: 000 §4 Delivery, decisions.md Constants.
 */
export function choosePayment(
  mode: Pick<OrderModeInfo, 'paymentTypes'>,
  { wished, cashAllowed }: { readonly wished: string | null; readonly cashAllowed: boolean },
): PaymentChoice {
  const offered = mode.paymentTypes.filter(isOffered)
  const withoutCash = offered.filter(({ paymentMethod }) => paymentMethod !== 'CASH')
  const types = cashAllowed || withoutCash.length === 0 ? offered : withoutCash
  return {
    types,
    chosen: types.find(({ id }) => id === wished) ?? defaultPayment(types),
    cashIsOnlyPayment: offered.length > 0 && withoutCash.length === 0,
  }
}
