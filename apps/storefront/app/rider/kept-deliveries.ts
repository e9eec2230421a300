import { nextStep } from '@mostrador/domain/shipment/next-step'
import { isInHand } from '@mostrador/domain/shipment/shipment-states'
import { serverNow } from '../frame/server-clock.ts'
import { storedValues, fromJson } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import type { Delivery } from './delivery.ts'

/** Value of an answer, and the time of its request. */
export type Kept<Value> = { readonly at: string; readonly value: Value }

/**
 * Deliveries in a rider's hands; `at` is when all of them were asked for. `learned` maps the id of
 * a delivery with later news to the time of that request, since answers may arrive out of order.
 */
type Hands = Kept<readonly Delivery[]> & { readonly learned?: Readonly<Record<string, string>> }

export type KeptDeliveries = {
  readonly list?: Kept<DeliveryList>
  /** Deliveries in hand by the server's last answer, with this device's news since. */
  readonly hands?: Hands
  /** By the id of a shipment or a stack, the newest last. */
  readonly details: Readonly<Record<string, Kept<Delivery>>>
}

/**
 * Free deliveries, those the rider is on or has still to bring back, and those that others called
 * off while the rider had them.
 */
export type DeliveryList = {
  readonly free: readonly Delivery[]
  readonly inHand: readonly Delivery[]
  readonly calledOff: readonly Delivery[]
}

const NOTHING: KeptDeliveries = { details: {} }

const NEVER = ''

/** Most details kept; a shift has few in progress at once. */
const MOST = 20

/** Reads the stored deliveries; empty for anything else. */
export function parseKeptDeliveries(json: string | null): KeptDeliveries {
  const value = fromJson(json)
  const isKept =
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'details') === 'object'
  return isKept ? readable(value as KeptDeliveries) : NOTHING
}

/** Drops a list of an older version of these pages; it is loaded anew. */
function readable({ list, ...kept }: KeptDeliveries): KeptDeliveries {
  const isWhole = [list?.value?.inHand, list?.value?.calledOff].every(Array.isArray)
  return list && isWhole ? { ...kept, list } : kept
}

const storeOf = storedValues('mostrador.deliveries.', parseKeptDeliveries)

/** Deletes all deliveries of a branch contact: the shift is over. */
export const forgetDeliveries = (alias: string): void => storeOf(alias).write(NOTHING)

/** Returns the deliveries of this device; undefined on the server and during hydration. */
export const useKeptDeliveries = (alias: string): KeptDeliveries | undefined => useStoredValue(storeOf(alias))

/** Finds a delivery by the untrusted id of a page's address. */
export const keptDelivery = (kept: KeptDeliveries | undefined, id: string): Kept<Delivery> | undefined =>
  kept && Object.hasOwn(kept.details, id) ? kept.details[id] : undefined

type Details = KeptDeliveries['details']

/** Drops the deliveries that are over: the device needs their receivers no longer. */
const underWay = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, { value }]) => nextStep(value) !== null))

/**
 * Whether an answer is older than the stored one. A stored time in the future is of a wrong clock,
 * and everything is newer.
 */
const isOutdated = (at: string, kept: string | undefined): boolean =>
  kept !== undefined && at < kept && kept <= serverNow().toISOString()

/** Applies an answer about the hands, except for deliveries with later news. */
function handsAfter(before: Hands | undefined, { at, value }: Kept<readonly Delivery[]>): Hands {
  if (!before) return { at, value }
  if (isOutdated(at, before.at)) return before
  const newer = Object.entries(before.learned ?? {}).filter(([, learned]) => isOutdated(at, learned))
  const learned = Object.fromEntries(newer)
  const isNewer = ({ id }: Delivery): boolean => Object.hasOwn(learned, id)
  const all = [...value.filter((one) => !isNewer(one)), ...before.value.filter(isNewer)]
  return { at, value: all, learned }
}

/** Applies news of one delivery to the hands: it is in them, or no longer. */
function handsWith(before: Hands | undefined, id: string, { at, value }: Kept<Delivery | null>): Hands {
  const hands = before ?? { at: NEVER, value: [] }
  if (isOutdated(at, hands.at) || isOutdated(at, hands.learned?.[id])) return hands
  const others = hands.value.filter((one) => one.id !== id)
  const all = value?.shipments.some(isInHand) ? [...others, value] : others
  return { at: hands.at, value: all, learned: { ...hands.learned, [id]: at } }
}

/** Stores a list, and its part of the hands. */
export function keepList(alias: string, list: Kept<DeliveryList>): void {
  const store = storeOf(alias)
  const before = store.latest()
  store.write({
    details: underWay(before.details),
    list: before.list && isOutdated(list.at, before.list.at) ? before.list : list,
    hands: handsAfter(before.hands, { at: list.at, value: list.value.inHand }),
  })
}

/** Stores the deliveries in the rider's hands. */
export function keepHands(alias: string, hands: Kept<readonly Delivery[]>): void {
  const store = storeOf(alias)
  const before = store.latest()
  store.write({ ...before, hands: handsAfter(before.hands, hands) })
}

/** Stores a delivery; drops those that are over, and the oldest. */
export function keepDelivery(alias: string, kept: Kept<Delivery>): void {
  const store = storeOf(alias)
  const before = store.latest()
  const { id } = kept.value
  const { [id]: known, ...others } = underWay(before.details)
  const newest = known && isOutdated(kept.at, known.at) ? known : kept
  const details = Object.fromEntries([...Object.entries(others), [id, newest] as const].slice(-MOST))
  store.write({ ...before, details, hands: handsWith(before.hands, id, kept) })
}

/** Drops a delivery that the rider may no longer see, by an answer asked for `at`. */
export function dropDelivery(alias: string, id: string, at: string): void {
  const before = storeOf(alias).latest()
  const { [id]: _, ...details } = before.details
  storeOf(alias).write({ ...before, details, hands: handsWith(before.hands, id, { at, value: null }) })
}
