import type { CartLine } from '../cart/cart-line.ts'
import { formatAmount } from '../money/format-amount.ts'
import { cashBeside } from '../money/in-cash.ts'
import type { Currency, Minor } from '../money/minor.ts'
import { ticketRows, type TicketAmounts, type TicketRow } from '../pricing/ticket-rows.ts'

/**
 * The order as its messaging text tells it. Times come as texts, already in the shop's wall clock.
 */
export type OrderTextInput = {
  readonly code: string
  readonly branchContactName: string
  readonly orderModeName: string
  readonly customerName: string | null
  readonly phone: string | null
  readonly tableNumber: string | null
  readonly address: string | null
  readonly scheduledFor: string | null
  readonly lines: readonly Pick<CartLine, 'name' | 'sizeName' | 'quantity' | 'price' | 'notes' | 'extras'>[]
  readonly ticket: TicketAmounts & { readonly total: Minor }
  /** Amount to pay in cash; null for another way to pay. */
  readonly cashTotal: Minor | null
  readonly paymentName: string
  readonly paysWith: Minor | null
  readonly notes: string
  readonly link: string
  readonly currency: Currency
}

/** The words of the text; copy has them in `order-text`. */
export type OrderTextWords = {
  readonly title: (code: string) => string
  readonly customer: string
  readonly phone: string
  readonly table: string
  readonly address: string
  readonly scheduledFor: string
  readonly notes: string
  readonly row: (row: TicketRow) => string
  readonly total: string
  readonly cashTotal: string
  readonly payment: string
  readonly paysWith: string
  readonly followUp: string
  readonly andMore: (count: number) => string
}

/**
 * Characters of the whole text. Messaging apps document no limit, and cut or lose long texts on
 * their way.
 */
const ORDER_TEXT_LENGTH = 1500

const LONGEST_NAME = 60
const LONGEST_NOTE = 140
const LONGEST_ADDRESS = 200

/** Cuts a text to one line of a length: people may type line breaks and whole novels. */
function brief(text: string, length: number): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  if (oneLine.length <= length) return oneLine
  // By characters, so as not to cut an emoji in half.
  return `${[...oneLine]
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

const row = (label: string, value: string | null, length: number = LONGEST_NAME): readonly string[] =>
  value === null || value.trim() === '' ? [] : [`${label}: ${brief(value, length)}`]

function header(order: OrderTextInput, words: OrderTextWords): string {
  return [
    `*${words.title(order.code)}*`,
    `${brief(order.branchContactName, LONGEST_NAME)} · ${brief(order.orderModeName, LONGEST_NAME)}`,
    ...row(words.scheduledFor, order.scheduledFor),
    ...row(words.customer, order.customerName),
    ...row(words.phone, order.phone),
    ...row(words.table, order.tableNumber),
    ...row(words.address, order.address, LONGEST_ADDRESS),
    ...row(words.notes, order.notes, LONGEST_NOTE),
  ].join('\n')
}

function item(line: OrderTextInput['lines'][number], currency: Currency): string {
  const size = line.sizeName === null ? '' : ` (${brief(line.sizeName, LONGEST_NAME)})`
  const price = formatAmount(line.price * line.quantity, currency)
  const garnishes = line.extras
    .flatMap((group) => group.groupItems)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  return [
    `${line.quantity} × ${brief(line.name, LONGEST_NAME)}${size}: ${price}`,
    ...(garnishes.length > 0 ? [`   ${brief(garnishes.join(', '), LONGEST_NOTE)}`] : []),
    ...(line.notes.trim() === '' ? [] : [`   _${brief(line.notes, LONGEST_NOTE)}_`]),
  ].join('\n')
}

function totals({ ticket, currency, ...order }: OrderTextInput, words: OrderTextWords): string {
  const money = (label: string, amount: Minor): readonly string[] =>
    amount === 0 ? [] : [`${brief(label, LONGEST_NAME)}: ${formatAmount(amount, currency)}`]
  const cash = cashBeside(ticket.total, order.cashTotal)
  return [
    ...ticketRows(ticket).flatMap((one) => money(words.row(one), one.amount)),
    `*${words.total}: ${formatAmount(ticket.total, currency)}*`,
    ...(cash === null ? [] : [`*${words.cashTotal}: ${formatAmount(cash, currency)}*`]),
    ...row(words.payment, order.paymentName),
    ...(order.paysWith === null ? [] : money(words.paysWith, order.paysWith)),
  ].join('\n')
}

/** Lists as many items as fit, and how many more there are. */
function itemsWithin(length: number, items: readonly string[], words: OrderTextWords): string {
  for (const more of items.keys()) {
    const rest = more > 0 ? [words.andMore(more)] : []
    const text = [...items.slice(0, items.length - more), ...rest].join('\n')
    if (text.length <= length) return text
  }
  return words.andMore(items.length)
}

/**
 * Returns the order as a plain text for a messaging app: diner and destination, the items, the
 * total, and the link to the follow-up page. At most about 1,500 characters: the items are cut
 * first, "… y 3 más" standing for the rest. Source: 000 §4 Checkout flow 4.
 */
export function orderText(order: OrderTextInput, words: OrderTextWords): string {
  const head = header(order, words)
  const foot = [totals(order, words), `${words.followUp}: ${order.link}`].join('\n\n')
  const room = ORDER_TEXT_LENGTH - head.length - foot.length - 4
  const items = order.lines.map((line) => item(line, order.currency))
  return [head, itemsWithin(room, items, words), foot].join('\n\n')
}
