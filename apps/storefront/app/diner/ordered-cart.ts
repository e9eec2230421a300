import { isOrderCode } from '@mostrador/domain/order/order-code'
import { readStored, writeStored } from '@mostrador/live/stored-value'
import { serverNow } from '../frame/server-clock.ts'

const PREFIX = 'mostrador.ordered.'

/** A tab may stay open for weeks: after a day an empty cart is one, and no way back to an order. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Notes that the cart of a local became an order in this tab, until something is added again, and
 * for a day.
 */
export const markOrdered = (alias: string, code: string): void =>
  void writeStored('tab', PREFIX + alias, `${code} ${serverNow().toISOString()}`)

/** The code of the order that the cart of a local became in this tab; undefined for none. */
export function orderedCode(alias: string): string | undefined {
  const [code = '', at = ''] = readStored('tab', PREFIX + alias)?.split(' ') ?? []
  return isOrderCode(code) && Math.abs(serverNow().getTime() - Date.parse(at)) < KEPT_MS ? code : undefined
}

/** The cart of a local is another one from here on. */
export const forgetOrdered = (alias: string): void => void writeStored('tab', PREFIX + alias, null)
