import type { Cart } from '@mostrador/domain/cart/cart'
import { isStoredCart } from '@mostrador/domain/cart/stored-cart'
import { parseUserLocation, type UserLocation } from '@mostrador/domain/delivery/user-location'
import { isOrderCode } from '@mostrador/domain/order/order-code'
import { fromJson, storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import { useKnownDiner } from './known-diner.ts'
import { namesKept } from './names-kept.ts'

/**
 * Order as this browser placed it: its cart, the notes for the branch contact, the customer's
 * phone (E.164), and the address, in a mode with delivery.
 */
export type KeptOrder = Cart & {
  readonly code: string
  readonly phone: string
  readonly notes: string
  readonly location?: UserLocation
}

const PREFIX = 'mostrador.again.'
const LIMIT = 10

function isKeptOrder(value: unknown): value is KeptOrder {
  if (!isStoredCart(value) || value.lines.length === 0) return false
  const { code, phone, notes } = value as Partial<Record<keyof KeptOrder, unknown>>
  return (
    typeof code === 'string' && isOrderCode(code) && typeof phone === 'string' && typeof notes === 'string'
  )
}

function withLocation({ location: stored, ...order }: KeptOrder): KeptOrder {
  const location = stored && parseUserLocation(JSON.stringify(stored))
  return { ...order, ...(location && { location }) }
}

/** Reads the stored orders of a branch contact, newest first; malformed ones are left out. */
export function parseKeptOrders(json: string | null, alias: string): readonly KeptOrder[] | undefined {
  const value = fromJson(json)
  if (!Array.isArray(value)) return undefined
  return value
    .filter(isKeptOrder)
    .filter((order) => order.alias === alias)
    .slice(0, LIMIT)
    .map(withLocation)
}

const ordersOf = storedValues(PREFIX, parseKeptOrders)

/** Stores an order to repeat. Those of another phone are deleted: the browser has one diner. */
export function keepOrder(order: KeptOrder): void {
  const { alias, code, phone } = order
  const others = ordersOf(alias).latest() ?? []
  const own = others.filter((other) => other.code !== code && other.phone === phone)
  ordersOf(alias).write([order, ...own].slice(0, LIMIT))
}

/** Deletes every stored order: a diner who signs out leaves nothing behind. */
export function forgetKeptOrders(): void {
  for (const alias of namesKept(PREFIX)) ordersOf(alias).write(undefined)
}

/**
 * Returns the orders that the diner of this browser placed at a branch contact, newest first; none
 * for a stranger, on the server, and during hydration.
 */
export function useKeptOrders(alias: string): readonly KeptOrder[] {
  const phone = useKnownDiner()?.phone
  const orders = useStoredValue(ordersOf(alias)) ?? []
  return phone === undefined ? [] : orders.filter((order) => order.phone === phone)
}
