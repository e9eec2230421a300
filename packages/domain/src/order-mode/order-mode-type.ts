/** The ways to get the food, in the documents' order. Source: decisions.md, Enumerations. */
export const ORDER_MODE_TYPES = ['DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE'] as const

/** One way to get the food. */
export type OrderModeType = (typeof ORDER_MODE_TYPES)[number]

/** What a mode allows: now, at a chosen time, or both. Source: 000 §3 Order mode. */
export const ORDER_TYPES = ['ON_DEMAND', 'SCHEDULED', 'ALL'] as const

/** One of the three kinds of timing that a mode allows. */
export type OrderType = (typeof ORDER_TYPES)[number]

/** The mode as it stands in a URL and a hash: `TAKE_AWAY` is written `take-away`. */
export const orderModeSlug = (type: OrderModeType): string => type.toLowerCase().replaceAll('_', '-')

/**
 * Reads a mode from a URL segment or hash: the kebab form, or the enumeration's value in any case.
 * Answers `undefined` for anything else, so that the caller shows the not-found placeholder.
 */
export function parseOrderModeType(text: string): OrderModeType | undefined {
  const wanted = text.toUpperCase().replaceAll('-', '_')
  return ORDER_MODE_TYPES.find((type) => type === wanted)
}
