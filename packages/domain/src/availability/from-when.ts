/** Time from which a thing is available, in milliseconds, or one of the two names below. */
export type FromWhen = number

/** Nothing is in its way. */
export const ALWAYS: FromWhen = -Infinity

/** Sold out until staff say otherwise: the time is unknown. */
export const UNKNOWN: FromWhen = Infinity

/** Returns when all of these are available. */
export const whenAll = (froms: readonly FromWhen[]): FromWhen => Math.max(ALWAYS, ...froms)

/** Returns when so many of these are available. */
export const whenSome = (count: number, froms: readonly FromWhen[]): FromWhen =>
  count < 1 ? ALWAYS : (froms.toSorted((a, b) => Number(a > b) - Number(a < b))[count - 1] ?? UNKNOWN)

/** Availability of a thing: sold out, and until when (ISO 8601) where that is known. */
export type Standing = { readonly soldOut: boolean; readonly backAt?: string }

/** Returns the availability at an instant. */
export function standingAt(from: FromWhen, now: Date): Standing {
  if (from <= now.getTime()) return { soldOut: false }
  return { soldOut: true, ...(from !== UNKNOWN && { backAt: new Date(from).toISOString() }) }
}
