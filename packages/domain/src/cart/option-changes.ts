import { isOffered } from '../garnish/is-offered.ts'
import type { Plate } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { CartLine, ExtraItem } from './cart-line.ts'

/** Parts of a line that may read otherwise than when it was added. */
const OPTION_CHANGE_KINDS = ['name', 'size', 'garnish', 'quantity', 'notes'] as const

export type OptionChangeKind = (typeof OPTION_CHANGE_KINDS)[number]

/**
 * Part of a line before and now; `after` is null where it is no longer available. Prices are of
 * one garnish, in minor units, and only there.
 */
export type OptionChange = {
  readonly kind: OptionChangeKind
  readonly before: string
  readonly after: string | null
  readonly beforePrice?: Minor
  readonly afterPrice?: Minor
}

const garnishesOf = ({ extras }: CartLine): readonly ExtraItem[] =>
  extras.flatMap((group) => group.groupItems)

const unlessSame = (kind: OptionChangeKind, before: string, after: string): readonly OptionChange[] =>
  before === after ? [] : [{ kind, before, after }]

/**
 * Returns the parts of a line with other words or prices, after a newer menu or the server priced
 * it again.
 */
export function optionChanges(before: CartLine, after: CartLine): readonly OptionChange[] {
  const now = new Map(garnishesOf(after).map((item) => [item.referenceId, item]))
  const garnishes = garnishesOf(before).flatMap((item): readonly OptionChange[] => {
    const found = now.get(item.referenceId)
    if (!found || (found.name === item.name && found.price === item.price)) return []
    return [
      {
        kind: 'garnish',
        before: item.name,
        after: found.name,
        beforePrice: item.price,
        afterPrice: found.price,
      },
    ]
  })
  return [
    ...unlessSame('name', before.name, after.name),
    ...unlessSame('size', before.sizeName ?? '', after.sizeName ?? ''),
    ...garnishes,
    ...unlessSame('quantity', String(before.quantity), String(after.quantity)),
    ...unlessSame('notes', before.notes, after.notes),
  ]
}

/**
 * Returns the parts of a line that its plate no longer offers, because of which the line cannot
 * stay.
 */
export function goneOptions(line: CartLine, plate: Plate): readonly OptionChange[] {
  const offered = new Set(
    plate.garnishGroups.flatMap(({ garnishes }) => garnishes.filter(isOffered).map(({ id }) => id)),
  )
  const isSizeGone =
    line.sizeId !== null && !plate.sizes.some(({ id, soldOut }) => id === line.sizeId && !soldOut)
  return [
    ...(isSizeGone ? [{ kind: 'size' as const, before: line.sizeName ?? '', after: null }] : []),
    ...garnishesOf(line)
      .filter(({ referenceId }) => !offered.has(referenceId))
      .map(({ name, price }) => ({
        kind: 'garnish' as const,
        before: name,
        after: null,
        beforePrice: price,
      })),
  ]
}
