import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { minorOf } from '@mostrador/contract/money/minor-of'
import { lineOfItem } from '@mostrador/contract/order/line-of-item'
import { orderItems } from '@mostrador/contract/order/order-items'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { withLine } from '@mostrador/domain/cart/add-line'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { repriceCart } from '@mostrador/domain/cart/reprice-cart'
import { notesFor, notesWithoutName, personOf, shareOut } from '@mostrador/domain/group-order/group-order'
import type { Menu } from '@mostrador/domain/menu/menu'
import type { Minor } from '@mostrador/domain/money/minor'

type Person = GroupOrder['people'][number]
type Item = Person['items'][number]

const sizeNameOf = (menu: Menu, { referenceId, sizeId }: Item): string | null =>
  menu.plates.find(({ id }) => id === referenceId)?.sizes.find(({ id }) => id === sizeId)?.name ?? null

/** Makes the items of a cart's lines for a group, with the lines' ids. */
export const groupItems = (lines: readonly CartLine[], mantissa: number): Item[] =>
  orderItems(lines, mantissa).map((item, at) => ({ ...item, line: lines[at]?.id }))

/** Input to make lines: the current menu, the decimals of the country, and new ids. */
export type LineMaking = {
  readonly menu: Menu
  readonly mantissa: number
  readonly newId: () => string
}

const linesOf = (items: readonly Item[], { menu, mantissa, newId }: LineMaking): CartLine[] =>
  items.map((item) => lineOfItem(item, { id: newId(), mantissa, sizeName: sizeNameOf(menu, item) }))

/** Makes this browser's own lines with the ids of its cart, which may still hold them. */
const ownLinesOf = (items: readonly Item[], making: LineMaking): CartLine[] =>
  items.flatMap((item) => linesOf([item], { ...making, newId: () => item.line ?? making.newId() }))

/**
 * Makes the lines of a whole group, each with its person's name in its notes, within `notesLimit`
 * characters; `own` are the lines of the host's cart, which are the host's.
 */
export function linesOfGroup(
  people: readonly Person[],
  own: readonly CartLine[],
  making: LineMaking & { readonly notesLimit: number | null },
): readonly CartLine[] {
  const named = (name: string, lines: readonly CartLine[]) =>
    lines.map((line) => ({ ...line, notes: notesFor(name, line.notes, making.notesLimit) }))
  const brought = people.flatMap(({ name, items, isHost }) =>
    named(name, isHost ? ownLinesOf(items, making) : linesOf(items, making)),
  )
  const host = people.find(({ isHost }) => isHost)?.name
  const more = own.filter(({ id }) => !brought.some((line) => line.id === id))
  return [...brought, ...(host === undefined ? more : named(host, more))].reduce<readonly CartLine[]>(
    withLine,
    [],
  )
}

/** Adds a person's lines of a group called off to a cart, each once. */
export function linesWithPart(
  own: readonly CartLine[],
  items: readonly Item[],
  making: LineMaking,
): readonly CartLine[] {
  const missing = items.filter(({ line }) => !own.some(({ id }) => id === line))
  return ownLinesOf(missing, making).reduce(withLine, own)
}

/**
 * Reprices lines on the current menu; where that changes any, returns them as they were brought,
 * on no menu, so that the cart's page tells the changes line by line.
 */
export function placed<Place extends { readonly menuHash: string }>(
  lines: readonly CartLine[],
  menu: Menu,
  place: Place,
): { readonly place: Place; readonly lines: readonly CartLine[] } {
  const priced = repriceCart(lines, menu)
  if (priced.changes.length === 0) return { place, lines: priced.lines }
  return { place: { ...place, menuHash: '' }, lines }
}

/** Returns the host's own lines, which stay in the cart when the group is called off. */
export const linesWithoutGroup = (
  lines: readonly CartLine[],
  people: readonly Person[],
): readonly CartLine[] => {
  const names = people.map(({ name }) => name)
  const host = people.find(({ isHost }) => isHost)?.name
  return lines
    .filter(({ notes }) => [undefined, host].includes(personOf(notes, names)))
    .map((line) => ({ ...line, notes: notesWithoutName(line.notes, names) }))
}

/** Sums the prices of a person's items as they were brought, in minor units. */
export const priceOfItems = (items: readonly Item[], mantissa: number): Minor =>
  items.reduce((sum, { price, quantity }) => sum + minorOf(price, mantissa) * quantity, 0)

/** Share of one person in the total; undefined name for lines of no person of the group. */
export type Share = { readonly name: string | undefined; readonly amount: Minor }

/**
 * Shares the total of an order among the people named in its lines, by the items of each, to the
 * last cent. Empty where no line names one.
 */
export function sharesOf(
  { items, total }: Pick<FollowUpOrder, 'items' | 'total'>,
  { names, mantissa }: { readonly names: readonly string[]; readonly mantissa: number },
): readonly Share[] {
  const prices = new Map<string | undefined, Minor>()
  for (const { notes, accPrice } of items) {
    const name = personOf(notes, names)
    prices.set(name, (prices.get(name) ?? 0) + minorOf(accPrice, mantissa))
  }
  const told = [...prices.keys()]
  if (told.every((name) => name === undefined)) return []
  const amounts = shareOut(minorOf(total, mantissa), [...prices.values()])
  return told.map((name, at) => ({ name, amount: amounts[at] ?? 0 }))
}
