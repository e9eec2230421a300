import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'

type Listed = Pick<ConsoleOrder, 'id' | 'status'>

/**
 * The new orders that nobody accepted, canceled or opened: while there is one, the sound goes on.
 */
export const unattended = <Order extends Listed>(
  orders: readonly Order[],
  opened: ReadonlySet<string>,
): readonly Order[] => orders.filter(({ id, status }) => status === 'GENERATED' && !opened.has(id))

/**
 * The orders that were not there before, to be said aloud. The first list of all announces nothing.
 */
export const arrivals = <Order extends Listed>(
  before: ReadonlySet<string> | undefined,
  orders: readonly Order[],
): readonly Order[] =>
  before === undefined ? [] : orders.filter(({ id, status }) => status === 'GENERATED' && !before.has(id))

/** Of the opened orders, those that still wait: what has to be remembered over a reload. */
export const stillOpened = (opened: ReadonlySet<string>, orders: readonly Listed[]): readonly string[] =>
  orders.filter(({ id, status }) => status === 'GENERATED' && opened.has(id)).map(({ id }) => id)
