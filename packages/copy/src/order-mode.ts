import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'

/** The names of the modes where the shop gave none. Source: decisions.md, Enumerations. */
export const ORDER_MODE_NAMES = {
  DELIVERY: 'Delivery',
  TAKE_AWAY: 'Take away',
  IN_DINING: 'En el local',
  SELF_SERVICE: 'Autoservicio',
} satisfies Record<OrderModeType, string>

/**
 * Returns the name of a mode: the shop's own, or the default of its type. Source: 000 §2 Branch
 * contact selector.
 */
export const orderModeName = (mode: {
  readonly type: OrderModeType
  readonly showName: string | null
}): string => mode.showName?.trim() || ORDER_MODE_NAMES[mode.type]
