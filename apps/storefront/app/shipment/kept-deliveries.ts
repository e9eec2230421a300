import { nextStep } from '@mostrador/domain/shipment/next-step'
import { createStoredValue, useStoredValue } from '../layout/stored-value.ts'
import type { StoredValue } from '../layout/stored-value.ts'
import type { Delivery } from './delivery.ts'

/** Something that the server said, and when. */
export type Kept<Value> = { readonly at: string; readonly value: Value }

/** What a rider's pages are drawn from without a connection. */
export type KeptDeliveries = {
  readonly list?: Kept<DeliveryList>
  /** By the id of a shipment or a stack, the newest last. */
  readonly details: Readonly<Record<string, Kept<Delivery>>>
}

/** What can be taken, and what the rider is on. */
export type DeliveryList = { readonly free: readonly Delivery[]; readonly own: Delivery | null }

const NOTHING: KeptDeliveries = { details: {} }

/** How many details are kept; a shift has few under way at once. */
const MOST = 20

/** Reads what was kept; anything else is nothing. */
export function parseKeptDeliveries(json: string | null): KeptDeliveries {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    const isKept =
      typeof value === 'object' && value !== null && typeof Reflect.get(value, 'details') === 'object'
    return isKept ? (value as KeptDeliveries) : NOTHING
  } catch {
    return NOTHING
  }
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

type Details = KeptDeliveries['details']

/** Without the deliveries that are over: whoever received them is nobody that the device still needs to know. */
const underWay = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, { value }]) => nextStep(value) !== null))

/** Keeps the list as it was just told. */
export function keepList(alias: string, list: Kept<DeliveryList>): void {
  const store = storeOf(alias)
  store.write({ details: underWay(store.latest().details), list })
}

/** Keeps a delivery as it was just told; those that are over go, and the oldest one. */
export function keepDelivery(alias: string, kept: Kept<Delivery>): void {
  const store = storeOf(alias)
  const before = store.latest()
  const { [kept.value.id]: _, ...others } = underWay(before.details)
  const details = Object.fromEntries([...Object.entries(others), [kept.value.id, kept] as const].slice(-MOST))
  store.write({ ...before, details })
}

/** Forgets a delivery that is no longer this rider's to see. */
export function dropDelivery(alias: string, id: string): void {
  const before = storeOf(alias).latest()
  const { [id]: gone, ...details } = before.details
  if (gone) storeOf(alias).write({ ...before, details })
}
