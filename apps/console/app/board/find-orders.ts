import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { plainText, searchWords } from '@mostrador/domain/search/plain-text'

export type BoardFilter = { readonly text: string; readonly type: OrderModeType | 'all' }

/** Fewer digits are an order number; a phone that is read out has more. */
const DIGITS_OF_PHONE = 4

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Whether a word matches the start of the order's number, its phone, or its texts. */
function says(order: ConsoleOrder, word: string): boolean {
  const number = word.replace(/^#/, '')
  if (/^\d+$/.test(number) && String(order.number).startsWith(number)) return true
  if (word.startsWith('#')) return false
  const digits = digitsOf(word)
  if (digits.length >= DIGITS_OF_PHONE && digitsOf(order.phone).includes(digits)) return true
  const { customerName, tableUid, items } = order
  return plainText([customerName, tableUid, ...items.map(({ name }) => name)].join(' ')).includes(word)
}

/** Finds orders by number, name, table, phone and plate; every word must match. */
export function findOrders(
  orders: readonly ConsoleOrder[],
  { text, type }: BoardFilter,
): readonly ConsoleOrder[] {
  const words = searchWords(text)
  return orders.filter(
    (order) => (type === 'all' || order.type === type) && words.every((word) => says(order, word)),
  )
}
