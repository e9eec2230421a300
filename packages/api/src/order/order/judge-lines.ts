import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import type { ProblemError } from '@mostrador/contract/problem'
import { saleText } from '@mostrador/copy/sale-hours'
import { menuFor, standingFor, type Fulfilment } from '@mostrador/domain/availability/plate-for'
import { saleMoment } from '@mostrador/domain/availability/sale-moment'
import { rulesOf } from '@mostrador/domain/availability/sale-rule'
import { lineOverMaximum } from '@mostrador/domain/cart/cart'
import type { CartLine, PlateSelection } from '@mostrador/domain/cart/cart-line'
import { DEFAULT_MAX_QUANTITY } from '@mostrador/domain/cart/max-quantity'
import { priceLine, type LineRefusal } from '@mostrador/domain/cart/price-line'
import type { Menu } from '@mostrador/domain/menu/menu'
import { toMinor } from '@mostrador/domain/money/major'
import type { OrderRefusalCode } from '@mostrador/domain/order/order-refusal'
import type { OrderScene } from './order-scene.ts'

type Item = PlacedOrderRequest['items'][number]

/** Lines at the menu's prices; not `complete` without some of them. */
export type JudgedLines = {
  readonly lines: readonly CartLine[]
  readonly complete: boolean
  readonly errors: readonly ProblemError[]
}

/** Returns the selection of an item: the only part of it that is believed. */
const selectionOf = (item: Item): PlateSelection => ({
  plateId: item.referenceId,
  sizeId: item.sizeId ?? null,
  quantity: item.quantity,
  notes: item.notes,
  source: item.source,
  groups: item.extras.map((group) => ({
    groupId: group.groupId,
    items: group.groupItems.map(({ referenceId, quantity }) => ({ garnishId: referenceId, quantity })),
  })),
})

/**
 * Returns the first price of an item that differs from the menu's; its other prices follow from
 * it.
 */
function judgePrices({ currency, error }: OrderScene, item: Item, found: { line: CartLine; index: number }) {
  const { line, index } = found
  const garnishes = new Map(
    line.extras.flatMap(({ groupItems }) => groupItems.map(({ referenceId, price }) => [referenceId, price])),
  )
  const pairs: [field: string, claimed: number | undefined, expected: number][] = [
    ['price', item.price, line.price],
    ['originalPrice', item.originalPrice, line.originalPrice],
    ['priceWithoutModifiers', item.priceWithoutModifiers, line.priceWithoutModifiers],
    ...item.extras.flatMap((group, at) =>
      group.groupItems.map(({ referenceId, price }, place): [string, number, number] => [
        `extras.${at}.groupItems.${place}.price`,
        price,
        garnishes.get(referenceId) ?? 0,
      ]),
    ),
  ]
  const wrong = pairs.find(
    ([, claimed, expected]) => claimed !== undefined && toMinor(claimed, currency.mantissa) !== expected,
  )
  if (!wrong) return []
  const [field, claimed, expected] = wrong
  const path = `items.${index}.${field}`
  return [error('price-changed', { item: index, path, plateName: line.name, expected, claimed })]
}

/** Judges an item's discount, which must be the menu's: none or the same. */
function judgeDiscount(
  { menu, currency, error }: OrderScene,
  item: Item,
  found: { line: CartLine; index: number },
) {
  const { line, index } = found
  const claimed = item.discount ?? null
  const isSame =
    claimed?.discountReferenceId === line.discount?.discountReferenceId &&
    claimed?.type === line.discount?.type &&
    toMinor(claimed?.amount ?? 0, currency.mantissa) === (line.discount?.amount ?? 0)
  if (isSame) return []
  const id = line.discount?.discountReferenceId ?? claimed?.discountReferenceId
  const name = menu.discounts.find((one) => one.id === id)?.name
  // One sentence names a rule for several lines.
  const { message } = error('discounts-changed', { name })
  return [
    {
      ...error('discounts-changed', {
        item: index,
        path: `items.${index}.discount`,
        expected: line.discount?.amount ?? 0,
        claimed: claimed?.amount ?? 0,
      }),
      message,
    },
  ]
}

/** Judges a plate's maximum over all lines of the cart. Source: 000 §5 Items. */
function judgeMaximum({ error }: OrderScene, lines: readonly CartLine[]) {
  const line = lineOverMaximum(lines)
  if (!line) return []
  const limit = line.maxQuantity ?? DEFAULT_MAX_QUANTITY
  return [error('max-quantity', { item: lines.indexOf(line), plateName: line.name, limit })]
}

/**
 * Returns the moment at which lines must be available: any from now on while no valid slot is
 * chosen, since the order is judged again after it moves.
 */
function fulfilmentOf({ contact, mode, at, request, now }: OrderScene, isSettled: boolean): Fulfilment {
  const { timeZone } = contact.info
  const isOpen = !isSettled || (mode.orderType === 'SCHEDULED' && !request.scheduled)
  return isOpen
    ? { at: now, timeZone, mode: mode.type, latest: END_OF_TIME }
    : { at, timeZone, mode: mode.type }
}

const END_OF_TIME = new Date(8.64e15)

/**
 * Returns the code of a refused line. Sold out for its day has a code of its own, since another
 * day will do.
 */
function codeOf({ code, plateId }: LineRefusal, { plates }: Menu): OrderRefusalCode {
  const isFullDay = code === 'sold-out' && plates.find(({ id }) => id === plateId)?.offSale === 'full'
  return isFullDay ? 'day-sold-out' : code
}

/** Returns when a plate is sold next, for a refusal that tells it. */
function whenSold({ menu, now }: OrderScene, plateId: string, fulfilment: Fulfilment): string | undefined {
  const rules = rulesOf(menu.saleRules, plateId)
  const { from } = standingFor({}, rules, fulfilment)
  return from && saleText(saleMoment(rules, { from, now, timeZone: fulfilment.timeZone }))
}

/**
 * Rebuilds each item from the menu at the order's moment, and compares the browser's prices.
 * `isSettled`: whether there is such a moment.
 */
export function judgeLines(scene: OrderScene, isSettled: boolean, newId: () => string): JudgedLines {
  const { request, mode, error } = scene
  const fulfilment = fulfilmentOf(scene, isSettled)
  const menu = menuFor(scene.menu, new Set(request.items.map((item) => item.referenceId)), fulfilment)
  const lines: CartLine[] = []
  const errors: ProblemError[] = []
  for (const [index, item] of request.items.entries()) {
    const priced = priceLine({
      menu,
      selection: selectionOf(item),
      lineId: newId(),
      notesLimit: mode.notesLimit.item,
    })
    if (!priced.ok) {
      const { plateId, plateName, limit } = priced.refusal
      const code = codeOf(priced.refusal, menu)
      const isMoment = code === 'off-hours' || code === 'day-sold-out'
      const when = isMoment ? whenSold(scene, plateId, fulfilment) : undefined
      const place = { item: index, path: `items.${index}` }
      const isForNow = !request.scheduled
      errors.push(error(code, { ...place, plateName: plateName ?? item.name, limit, when, isForNow }))
      continue
    }
    const found = { line: priced.line, index }
    lines.push(priced.line)
    errors.push(...judgePrices(scene, item, found), ...judgeDiscount(scene, item, found))
  }
  const complete = lines.length === request.items.length
  return { lines, complete, errors: complete ? [...errors, ...judgeMaximum(scene, lines)] : errors }
}
