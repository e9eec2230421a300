import { ORDER_ACTIONS } from '@mostrador/domain/order/order-status'
import type { OrderAction } from '@mostrador/domain/order/order-status'
import type { IconName } from '@mostrador/ui/icon-shapes'

/**
 * What takes an order forward, of all that may be done to it now; `undefined` for a finished one.
 */
export const nextAction = (actions: readonly OrderAction[]): OrderAction | undefined =>
  ORDER_ACTIONS.find((action) => action !== 'cancel' && actions.includes(action))

/** The sign of each action. */
export const ACTION_ICONS = {
  accept: 'check',
  ready: 'bell',
  deliver: 'arrow-right',
  cancel: 'close',
} as const satisfies Record<OrderAction, IconName>
