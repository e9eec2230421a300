import { ORDER_MODE_TYPES, orderModeSlug, type OrderModeType } from './order-mode-type.ts'
import { ORDER_MODES, type OrderModeNeeds } from './order-modes.ts'

/** Every mode as it stands in a URL: words that nothing else there is called by. */
export const ORDER_MODE_SLUGS: readonly string[] = ORDER_MODE_TYPES.map(orderModeSlug)

/** The modes that need something: what a statement of the database asks for. */
export const modesThatNeed = (
  what: Exclude<keyof OrderModeNeeds, 'slug' | 'promise'>,
): readonly OrderModeType[] => ORDER_MODE_TYPES.filter((type) => ORDER_MODES[type][what])

/**
 * The mode that is proposed to whom nothing can be brought: the diner comes for it. `undefined`
 * where it is not among those that are offered. Source: 000 §2 Branch page, Confirm modals.
 */
export const insteadOfDelivery = <Mode extends { readonly type: OrderModeType }>(
  offered: readonly Mode[],
): Mode | undefined => offered.find(({ type }) => type === 'TAKE_AWAY')
