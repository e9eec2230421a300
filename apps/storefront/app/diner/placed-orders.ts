import { isOrderCode } from '@mostrador/domain/order/order-code'
import { createStoredValue, fromJson } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'

export type PlacedOrder = { readonly alias: string; readonly code: string; readonly at: string }

const WINDOW_MS = 24 * 60 * 60 * 1000
/** Orders are scheduled for a week ahead at most; with the window around it. */
const REMEMBERED_MS = 8 * WINDOW_MS
const LIMIT = 20

function isPlacedOrder(value: unknown): value is PlacedOrder {
  if (typeof value !== 'object' || value === null) return false
  const { alias, code, at } = value as Partial<Record<keyof PlacedOrder, unknown>>
  return (
    typeof alias === 'string' &&
    typeof code === 'string' &&
    isOrderCode(code) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at))
  )
}

/** Reads the placed orders from the storage, newest first; malformed ones are left out. */
export function parsePlacedOrders(json: string | null): readonly PlacedOrder[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter(isPlacedOrder).slice(0, LIMIT) : []
}

/** Returns the orders that may be in progress, newest first; the server knows which are. */
export const recentOrders = (
  orders: readonly PlacedOrder[],
  alias: string,
  now: Date,
): readonly PlacedOrder[] =>
  orders.filter(
    (order) => order.alias === alias && Math.abs(now.getTime() - Date.parse(order.at)) < REMEMBERED_MS,
  )

const placed = createStoredValue('mostrador.orders', parsePlacedOrders)

/** Stores an order as the first of those that this browser placed. */
export function rememberOrder(order: PlacedOrder): void {
  const others = placed.latest().filter(({ code }) => code !== order.code)
  placed.write([order, ...others].slice(0, LIMIT))
}

/** Deletes an order that is over, so that it is not asked about again. */
export function forgetOrder(code: string): void {
  const orders = placed.latest()
  if (orders.some((order) => order.code === code)) placed.write(orders.filter((order) => order.code !== code))
}

/** Returns the orders that this browser placed; undefined on the server and during hydration. */
export const usePlacedOrders = (): readonly PlacedOrder[] | undefined => useStoredValue(placed)
