import { ORDER_MODE_TYPES, orderModeSlug, type OrderModeType } from './order-mode-type.ts'
import { ORDER_MODES, type OrderModeNeeds } from './order-modes.ts'

/** Slugs of every mode: no other word of a URL is like them. */
export const ORDER_MODE_SLUGS: readonly string[] = ORDER_MODE_TYPES.map(orderModeSlug)

/** Returns the modes that need a thing, for statements of the database. */
export const modesThatNeed = (
  what: Exclude<keyof OrderModeNeeds, 'slug' | 'promise'>,
): readonly OrderModeType[] => ORDER_MODE_TYPES.filter((type) => ORDER_MODES[type][what])

/**
 * Returns the mode offered to a diner outside every zone: take away. Undefined where it is not
 * offered. Source: 000 §2 Branch page, Confirm modals.
 */
export const insteadOfDelivery = <Mode extends { readonly type: OrderModeType }>(
  offered: readonly Mode[],
): Mode | undefined => offered.find(({ type }) => type === 'TAKE_AWAY')
