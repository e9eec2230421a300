import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import type { ProblemError } from '@mostrador/contract/problem'
import { lineOverMaximum } from '@mostrador/domain/cart/cart'
import type { CartLine, PlateSelection } from '@mostrador/domain/cart/cart-line'
import { DEFAULT_MAX_QUANTITY } from '@mostrador/domain/cart/max-quantity'
import { priceLine } from '@mostrador/domain/cart/price-line'
import { toMinor } from '@mostrador/domain/money/major'
import type { OrderScene } from './order-scene.ts'

type Item = PlacedOrderRequest['items'][number]

/** The lines at the menu's own prices. `complete` is false when one of them cannot be had. */
export type JudgedLines = {
  readonly lines: readonly CartLine[]
  readonly complete: boolean
  readonly errors: readonly ProblemError[]
}

/** What an item chose: the only part of it that is believed. */
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
 * The first price of an item that is not what the menu says; its other prices follow from the same
 * change.
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

/** The discount of an item: none where the menu has none, and the very one that it has. */
function judgeDiscount(
  { currency, error }: OrderScene,
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
  return [
    error('discounts-changed', {
      item: index,
      path: `items.${index}.discount`,
      expected: line.discount?.amount ?? 0,
      claimed: claimed?.amount ?? 0,
    }),
  ]
}

/**
 * The whole cart holds no more of a plate than it may, over all its lines. Source: 000 §5 Items.
 */
function judgeMaximum({ error }: OrderScene, lines: readonly CartLine[]) {
  const line = lineOverMaximum(lines)
  if (!line) return []
  const limit = line.maxQuantity ?? DEFAULT_MAX_QUANTITY
  return [error('max-quantity', { item: lines.indexOf(line), plateName: line.name, limit })]
}

/**
 * Makes every item into a line again from the menu, and compares what the browser says that it
 * costs.
 */
export function judgeLines(scene: OrderScene, newId: () => string): JudgedLines {
  const { request, menu, mode, error } = scene
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
      const { code, plateName, limit } = priced.refusal
      errors.push(
        error(code, { item: index, path: `items.${index}`, plateName: plateName ?? item.name, limit }),
      )
      continue
    }
    const found = { line: priced.line, index }
    lines.push(priced.line)
    errors.push(...judgePrices(scene, item, found), ...judgeDiscount(scene, item, found))
  }
  const complete = lines.length === request.items.length
  return { lines, complete, errors: complete ? [...errors, ...judgeMaximum(scene, lines)] : errors }
}
