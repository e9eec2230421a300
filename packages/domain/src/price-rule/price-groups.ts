import { toMajor } from '../money/major.ts'
import type { Minor } from '../money/minor.ts'
import type { DocumentPlace, Operation } from '../revision/operation.ts'
import { newPrice } from './new-price.ts'
import type { PriceRule, ScopeKeys } from './price-rule.ts'

/** Per cent from which a change of price stands out. */
export const LARGE_PERCENT = 30

/**
 * Mark of a new price that stands out: a large change, one against the way of the rule, none at
 * all, or a paid thing that becomes free.
 */
export type PriceFlag = 'LARGE' | 'AGAINST' | 'SAME' | 'FREE'

/** Price before and after. */
export type PriceRow = {
  /** Its place in the branch, as a text: `menus/carta/plates/bife/price`. */
  readonly id: string
  readonly place: DocumentPlace
  /** Plate, or a garnish. */
  readonly name: string
  readonly size?: string
  /** Value in the document, in major units; undefined for a garnish that is free. */
  readonly seen: number | undefined
  readonly before: Minor
  readonly after: Minor
  readonly marks: readonly PriceFlag[]
}

export type PriceGroup = {
  readonly id: string
  readonly kind: 'CATEGORY' | 'GARNISHES'
  readonly name: string
  /** Number of plates outside the rule that offer these garnishes as well. */
  readonly others: number
  readonly rows: readonly PriceRow[]
}

type Named = { readonly key: string; readonly name: string; readonly showName?: string }
type Priced = Named & { readonly price?: number }

/** A menu of the document, as far as its prices go. Amounts in major units. */
export type PricedMenu = {
  readonly key: string
  readonly name: string
  readonly categories: readonly Named[]
  readonly garnishGroups?: readonly (Named & { readonly garnishes: readonly Priced[] })[]
  readonly plates: readonly (Priced & {
    readonly category: string
    readonly sizes?: readonly Priced[]
    readonly garnishGroups?: readonly string[]
  })[]
}

type Plate = PricedMenu['plates'][number]

const label = ({ name, showName = name }: Named): string => showName

/**
 * Returns the prices of a menu that a rule is about, in the menu's order: by categories, then by
 * groups of garnishes. A plate with sizes has their prices, since its own is never paid.
 */
export function priceGroups(menu: PricedMenu, rule: PriceRule, mantissa: number): readonly PriceGroup[] {
  const { parts, withGarnishes } = rule.scope
  const isMeant = meant(parts)
  const rowOf = rowsBy(rule, mantissa)
  const root = ['menus', menu.key]
  const plates = menu.plates.filter(isMeant)
  const ofPlate = (plate: Plate): readonly PriceRow[] => {
    const place = [...root, 'plates', plate.key]
    if (!plate.sizes?.length) return [rowOf(plate, place, { name: label(plate) })]
    return plate.sizes.map((size) =>
      rowOf(size, [...place, 'sizes', size.key], { name: label(plate), size: size.name }),
    )
  }
  const categories = menu.categories.map((category) => ({
    id: `categories/${category.key}`,
    kind: 'CATEGORY' as const,
    name: label(category),
    others: 0,
    rows: plates.filter((plate) => plate.category === category.key).flatMap(ofPlate),
  }))
  const asked = new Set(parts?.garnishGroups)
  if (withGarnishes)
    for (const key of parts ? plates.flatMap(groupsOf) : keysOf(menu.garnishGroups)) asked.add(key)
  const groups = (menu.garnishGroups ?? [])
    .filter(({ key }) => asked.has(key))
    .map((group) => ({
      id: `garnishGroups/${group.key}`,
      kind: 'GARNISHES' as const,
      name: label(group),
      others: menu.plates.filter((plate) => !isMeant(plate) && groupsOf(plate).includes(group.key)).length,
      rows: group.garnishes.map((garnish) =>
        rowOf(garnish, [...root, 'garnishGroups', group.key, 'garnishes', garnish.key], {
          name: garnish.name,
        }),
      ),
    }))
  return [...categories, ...groups].filter(({ rows }) => rows.length > 0)
}

const groupsOf = ({ garnishGroups = [] }: Plate): readonly string[] => garnishGroups
const keysOf = (things: readonly Named[] = []): readonly string[] => things.map(({ key }) => key)

function meant(parts: ScopeKeys | undefined): (plate: Plate) => boolean {
  if (!parts) return () => true
  const [categories, plates] = [new Set(parts.categories), new Set(parts.plates)]
  return ({ key, category }) => plates.has(key) || categories.has(category)
}

type Called = Pick<PriceRow, 'name' | 'size'>

const rowsBy =
  (rule: PriceRule, mantissa: number) =>
  ({ price: seen }: Priced, thing: DocumentPlace, called: Called): PriceRow => {
    const place = [...thing, 'price']
    const before = Math.round((seen ?? 0) * 10 ** mantissa)
    const after = newPrice(before, rule)
    return { ...called, id: place.join('/'), place, seen, before, after, marks: marksOf(before, after, rule) }
  }

function marksOf(before: Minor, after: Minor, { change }: PriceRule): readonly PriceFlag[] {
  if (before === after) return ['SAME']
  const isAgainst = change.kind !== 'FIXED' && (change.way === 'UP') !== after > before
  const marks = {
    LARGE: Math.abs(after - before) * 100 > before * LARGE_PERCENT,
    AGAINST: isAgainst,
    FREE: after === 0,
  }
  return (['LARGE', 'AGAINST', 'FREE'] as const).filter((mark) => marks[mark])
}

/**
 * Returns a change of prices as steps of the document: those that differ, over the values that
 * were seen.
 */
export const priceOperations = (rows: readonly PriceRow[], mantissa: number): readonly Operation[] =>
  rows
    .filter(({ before, after }) => before !== after)
    .map(({ place, seen, after }) => ({ kind: 'set', place, from: seen, to: toMajor(after, mantissa) }))

/**
 * Whether a step of a change in a branch is one of a rule: it sets a price in the rule's scope to
 * the one that the rule gives for the seen one.
 */
export function isOfRule({ kind, place, ...step }: Operation, rule: PriceRule, mantissa: number): boolean {
  if (kind !== 'set' || !('to' in step)) return false
  const { from = 0, to = 0 } = step
  const [menus, menu, list, , inner] = place
  const isPrice =
    place.at(-1) === 'price' &&
    ((list === 'plates' && (place.length === 5 || (place.length === 7 && inner === 'sizes'))) ||
      (list === 'garnishGroups' && place.length === 7 && inner === 'garnishes'))
  if (!isPrice || menus !== 'menus' || menu !== rule.scope.menu) return false
  if (typeof from !== 'number' || typeof to !== 'number') return false
  const scale = 10 ** mantissa
  return toMajor(newPrice(Math.round(from * scale), rule), mantissa) === to
}

/** Sums of some prices. Amounts in minor units; an average is rounded half up. */
export type PriceSums = {
  readonly count: number
  readonly before: { readonly total: Minor; readonly average: Minor }
  readonly after: { readonly total: Minor; readonly average: Minor }
}

/** Sums prices up, before and after; for left out ones `after` is the old price. */
export function priceSums(rows: readonly PriceRow[], isLeftOut: (row: PriceRow) => boolean): PriceSums {
  const count = rows.length
  const sumOf = (amountOf: (row: PriceRow) => Minor) => {
    const total = rows.reduce((sum, row) => sum + amountOf(row), 0)
    return { total, average: Math.floor((2 * total + count) / Math.max(1, 2 * count)) }
  }
  return {
    count,
    before: sumOf(({ before }) => before),
    after: sumOf((row) => (isLeftOut(row) ? row.before : row.after)),
  }
}
