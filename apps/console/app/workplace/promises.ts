import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { remember, remembered, useRemembered } from '../layout/remembered.ts'

type Promised = Pick<ConsoleOrder, 'id' | 'promisedAt'>

/** Remembered orders of other boards, such as a branch contact open in another tab. */
const REMEMBERED = 200

const byHand = new Set<string>()

const promiseOf = ({ promisedAt }: Promised): string => promisedAt ?? ''

/** Reads the last seen promise of each order, kept as "id=promise id=promise". */
const readSeen = (kept: string | null): ReadonlyMap<string, string> =>
  new Map(
    (kept ?? '')
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split('=') as [string, string]),
  )

const write = (seen: Iterable<readonly [string, string]>): void =>
  remember('promises', [...seen].map(([id, promise]) => `${id}=${promise}`).join(' '))

/** Orders that another device delayed and this one has not acknowledged. */
export const promisedLater = <Order extends Promised>(
  orders: readonly Order[],
  kept: string | null,
): readonly Order[] => {
  const seen = readSeen(kept)
  return orders.filter((order) => {
    const known = seen.get(order.id)
    return known !== undefined && known !== promiseOf(order) && !byHand.has(order.id)
  })
}

/** Returns the same by this device's memory. */
export const useNewPromises = <Order extends Promised>(orders: readonly Order[]): readonly Order[] =>
  promisedLater(orders, useRemembered('promises'))

/**
 * Remembers the promises of new orders on a board, and those of other orders for a while. Promises
 * seen since the board was rendered, such as in another tab, stay seen.
 */
export function keepPromises(orders: readonly Promised[]): void {
  const kept = remembered('promises')
  const seen = readSeen(kept)
  const ids = new Set(orders.map(({ id }) => id))
  const others = [...seen].filter(([id]) => !ids.has(id)).slice(-REMEMBERED)
  const own = orders.map((order) => [order.id, seen.get(order.id) ?? promiseOf(order)] as const)
  const next = [...others, ...own]
  const text = next.map(([id, promise]) => `${id}=${promise}`).join(' ')
  if (text !== (kept ?? '')) write(next)
}

/** Marks an order's promise as seen at this device. */
export const seePromise = (id: string): void =>
  write([...readSeen(remembered('promises'))].filter(([one]) => one !== id))

/** Delays an order at this device, so that its promise is no news here. */
export async function promisingByHand(id: string, work: () => Promise<void>): Promise<void> {
  byHand.add(id)
  try {
    await work()
  } finally {
    seePromise(id)
    byHand.delete(id)
  }
}
