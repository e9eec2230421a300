import { isOrderCode } from '@mostrador/domain/order/order-code'
import { readStored, writeStored } from '@mostrador/live/stored-value'
import { serverNow } from '../frame/server-clock.ts'

const PREFIX = 'mostrador.ordered.'

/** Lifetime of the note: after a day an empty cart in an open tab is just empty. */
const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Notes that the cart of a branch contact became an order in this tab; holds until a line is added
 * again, and for a day.
 */
export const markOrdered = (alias: string, code: string): void =>
  void writeStored('tab', PREFIX + alias, `${code} ${serverNow().toISOString()}`)

/** Returns the code of the order that the cart became in this tab; undefined for none. */
export function orderedCode(alias: string): string | undefined {
  const [code = '', at = ''] = readStored('tab', PREFIX + alias)?.split(' ') ?? []
  return isOrderCode(code) && Math.abs(serverNow().getTime() - Date.parse(at)) < KEPT_MS ? code : undefined
}

/** Deletes the note. */
export const forgetOrdered = (alias: string): void => void writeStored('tab', PREFIX + alias, null)
