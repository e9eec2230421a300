/** A branch contact takes no orders for a while, or each takes so many minutes more. */
export const INTERRUPTION_KINDS = ['PAUSE', 'BUSY'] as const

export type InterruptionKind = (typeof INTERRUPTION_KINDS)[number]

/** Extra minutes of orders that staff can choose. */
export const EXTRA_MINUTES = [10, 20, 30, 40, 50, 60] as const

/** Most characters of its message to diners. */
export const LONGEST_INTERRUPTION_MESSAGE = 140

/**
 * Interruption of a branch contact until an instant (ISO 8601): of one order mode, one delivery
 * zone, or everything where neither is named. `extraMinutes` is null for a pause.
 */
export type Interruption = {
  readonly id: string
  readonly kind: InterruptionKind
  readonly orderModeId: string | null
  readonly deliveryZoneId: string | null
  readonly extraMinutes: number | null
  readonly until: string
  readonly message: string
}

/** Thing that may be interrupted: one mode, one zone, or the whole branch contact. */
export type InterruptedThing = { readonly orderModeId: string } | { readonly deliveryZoneId: string } | null

const isOfAll = ({ orderModeId, deliveryZoneId }: Interruption): boolean =>
  orderModeId === null && deliveryZoneId === null

function concerns(one: Interruption, thing: InterruptedThing): boolean {
  if (thing === null) return isOfAll(one)
  if ('deliveryZoneId' in thing) return one.deliveryZoneId === thing.deliveryZoneId
  return isOfAll(one) || one.orderModeId === thing.orderModeId
}

const holdsAt = ({ until }: Interruption, at: Date): boolean => at.getTime() < Date.parse(until)

/**
 * Returns the pause that keeps an order for an instant from a thing, the one that ends last;
 * undefined for none. A pause that has begun holds until its end, for a slot before that too. A
 * pause of everything keeps a mode as its own does; a zone is kept by its own alone, since its
 * mode is checked besides.
 */
export function pauseOf(
  interruptions: readonly Interruption[],
  thing: InterruptedThing,
  at: Date,
): Interruption | undefined {
  return interruptions
    .filter((one) => one.kind === 'PAUSE' && concerns(one, thing) && holdsAt(one, at))
    .toSorted((a, b) => Date.parse(b.until) - Date.parse(a.until))[0]
}

/**
 * Returns the delay of an order of a mode that is placed at an instant. Of several the one that
 * adds most, since each states a whole delay and not one on top of another.
 */
export function busyOf(
  interruptions: readonly Interruption[],
  orderModeId: string,
  at: Date,
): Interruption | undefined {
  return interruptions
    .filter((one) => one.kind === 'BUSY' && concerns(one, { orderModeId }) && holdsAt(one, at))
    .toSorted((a, b) => (b.extraMinutes ?? 0) - (a.extraMinutes ?? 0))[0]
}
