import { nextStep } from '@mostrador/domain/shipment/next-step'
import { isInHand } from '@mostrador/domain/shipment/shipment-states'
import { createStoredValue, useStoredValue } from '../layout/stored-value.ts'
import type { StoredValue } from '../layout/stored-value.ts'
import type { Delivery } from './delivery.ts'

/** Something that the server said, and when. */
export type Kept<Value> = { readonly at: string; readonly value: Value }

/** What a rider's pages are drawn from without a connection. */
export type KeptDeliveries = {
  readonly list?: Kept<DeliveryList>
  /** What was in the rider's hands when the server said so last, and what this device learned since. */
  readonly hands?: Kept<readonly Delivery[]>
  /** By the id of a shipment or a stack, the newest last. */
  readonly details: Readonly<Record<string, Kept<Delivery>>>
}

/** What can be taken, and all that the rider is on or has still to bring back. */
export type DeliveryList = { readonly free: readonly Delivery[]; readonly inHand: readonly Delivery[] }

const NOTHING: KeptDeliveries = { details: {} }

/** How many details are kept; a shift has few under way at once. */
const MOST = 20

/** Reads what was kept; anything else is nothing. */
export function parseKeptDeliveries(json: string | null): KeptDeliveries {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    const isKept =
      typeof value === 'object' && value !== null && typeof Reflect.get(value, 'details') === 'object'
    return isKept ? readable(value as KeptDeliveries) : NOTHING
  } catch {
    return NOTHING
  }
}

/** Without a list that an older version of these pages wrote: it is asked for anew. */
function readable({ list, ...kept }: KeptDeliveries): KeptDeliveries {
  return list && Array.isArray(list.value?.inHand) ? { ...kept, list } : kept
}

const stores = new Map<string, StoredValue<KeptDeliveries>>()

function storeOf(alias: string): StoredValue<KeptDeliveries> {
  const known = stores.get(alias)
  if (known) return known
  const made = createStoredValue(`mostrador.deliveries.${alias}`, parseKeptDeliveries)
  stores.set(alias, made)
  return made
}

/** Forgets all deliveries of a local: the shift is over. */
export const forgetDeliveries = (alias: string): void => storeOf(alias).write(NOTHING)

/** What this device keeps of a local's deliveries; undefined on the server and while the page comes alive. */
export const useKeptDeliveries = (alias: string): KeptDeliveries | undefined => useStoredValue(storeOf(alias))

/** One of them, by the id that a page's address has, whatever word that is. */
export const keptDelivery = (kept: KeptDeliveries | undefined, id: string): Kept<Delivery> | undefined =>
  kept && Object.hasOwn(kept.details, id) ? kept.details[id] : undefined

type Details = KeptDeliveries['details']

/** Without the deliveries that are over: whoever received them is nobody that the device still needs to know. */
const underWay = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, { value }]) => nextStep(value) !== null))

/** Keeps the list as it was just told. */
export function keepList(alias: string, list: Kept<DeliveryList>): void {
  const store = storeOf(alias)
  store.write({
    details: underWay(store.latest().details),
    list,
    hands: { at: list.at, value: list.value.inHand },
  })
}

/** Keeps what is in the rider's hands as it was just told. */
export function keepHands(alias: string, hands: Kept<readonly Delivery[]>): void {
  const store = storeOf(alias)
  store.write({ ...store.latest(), hands })
}

/** The hands with what was just learned of one delivery: it is in them, or no longer. */
function handsWith(hands: KeptDeliveries['hands'], { at, value }: Kept<Delivery>): Kept<readonly Delivery[]> {
  const others = (hands?.value ?? []).filter(({ id }) => id !== value.id)
  return { at, value: value.shipments.some(isInHand) ? [...others, value] : others }
}

/** Keeps a delivery as it was just told; those that are over go, and the oldest one. */
export function keepDelivery(alias: string, kept: Kept<Delivery>): void {
  const store = storeOf(alias)
  const before = store.latest()
  const { [kept.value.id]: _, ...others } = underWay(before.details)
  const details = Object.fromEntries([...Object.entries(others), [kept.value.id, kept] as const].slice(-MOST))
  store.write({ ...before, details, hands: handsWith(before.hands, kept) })
}

/** Forgets a delivery that is no longer this rider's to see. */
export function dropDelivery(alias: string, id: string): void {
  const before = storeOf(alias).latest()
  const { [id]: gone, ...details } = before.details
  const { hands } = before
  if (!gone && !hands?.value.some((one) => one.id === id)) return
  const others = hands && { hands: { ...hands, value: hands.value.filter((one) => one.id !== id) } }
  storeOf(alias).write({ ...before, ...others, details })
}
