import { isOrderCode } from '@mostrador/domain/order/order-code'
import { readStored, writeStored } from '@mostrador/live/stored-value'

const PREFIX = 'mostrador.ordered.'

/** Notes that the cart of a local became an order in this tab, until something is added again. */
export const markOrdered = (alias: string, code: string): void =>
  void writeStored('tab', PREFIX + alias, code)

/** The code of the order that the cart of a local became in this tab; undefined for none. */
export function orderedCode(alias: string): string | undefined {
  const code = readStored('tab', PREFIX + alias)
  return code !== null && isOrderCode(code) ? code : undefined
}

/** The cart of a local is another one from here on. */
export const forgetOrdered = (alias: string): void => void writeStored('tab', PREFIX + alias, null)
