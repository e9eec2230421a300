import { ORDER_MODES } from './order-modes.ts'

export type OrderModeType = keyof typeof ORDER_MODES

/** The ways to get the food, in the documents' order. Source: decisions.md, Enumerations. */
export const ORDER_MODE_TYPES = Object.keys(ORDER_MODES) as readonly OrderModeType[]

/** Times that a mode allows: now, at a chosen time, or both. Source: 000 §3 Order mode. */
export const ORDER_TYPES = ['ON_DEMAND', 'SCHEDULED', 'ALL'] as const

export type OrderType = (typeof ORDER_TYPES)[number]

/** Returns the mode in a URL and a hash: `TAKE_AWAY` is written `take-away`. */
export const orderModeSlug = (type: OrderModeType): string => ORDER_MODES[type].slug

/**
 * Reads a mode from a URL segment or hash: the kebab form, or the enumeration's value in any case.
 * Undefined for anything else, so that the caller shows the not-found placeholder.
 */
export function parseOrderModeType(text: string): OrderModeType | undefined {
  const wanted = text.toLowerCase().replaceAll('_', '-')
  return ORDER_MODE_TYPES.find((type) => orderModeSlug(type) === wanted)
}
