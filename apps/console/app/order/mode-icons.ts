import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { PaymentMethod } from '@mostrador/domain/payment/payment-type'
import type { IconName } from '@mostrador/ui/icon-shapes'

/** Icons of the modes, legible from across the kitchen. */
export const MODE_ICONS = {
  DELIVERY: 'bike',
  TAKE_AWAY: 'bag',
  IN_DINING: 'table',
  SELF_SERVICE: 'store',
} as const satisfies Record<OrderModeType, IconName>

/** Icons of the payment methods. */
export const PAYMENT_ICONS = {
  CASH: 'cash',
  CARD: 'card',
  WALLET: 'wallet',
  OTHER: 'ticket',
} as const satisfies Record<PaymentMethod, IconName>
