/** From when on something is to be had, in milliseconds, or one of the two names below. */
export type FromWhen = number

/** Nothing is in its way. */
export const ALWAYS: FromWhen = -Infinity

/** Sold out until staff say otherwise: the time is unknown. */
export const UNKNOWN: FromWhen = Infinity

/** From when on all of these are to be had. */
export const whenAll = (froms: readonly FromWhen[]): FromWhen => Math.max(ALWAYS, ...froms)

/** From when on so many of these are to be had. */
export const whenSome = (count: number, froms: readonly FromWhen[]): FromWhen =>
  count < 1 ? ALWAYS : (froms.toSorted((a, b) => Number(a > b) - Number(a < b))[count - 1] ?? UNKNOWN)

/** How something stands: sold out, and until when (ISO 8601) where that is known. */
export type Standing = { readonly soldOut: boolean; readonly backAt?: string }

/** How something stands at an instant. */
export function standingAt(from: FromWhen, now: Date): Standing {
  if (from <= now.getTime()) return { soldOut: false }
  return { soldOut: true, ...(from !== UNKNOWN && { backAt: new Date(from).toISOString() }) }
}
