import { toMajor, toMinor } from '@mostrador/domain/money/major'
import type { Item, Aspect, ThingPlace, Reading } from './aspect.ts'
import { find, idOf } from './references.ts'
import type { Row } from './stock.ts'

/** Tables, with the lists that lead to a thing, from its menu on. */
const KINDS = [
  { table: 'plate_overrides', own: 'plate_id', lists: ['plates'], up: ['menu_id'] },
  { table: 'size_overrides', own: 'size_id', lists: ['plates', 'sizes'], up: ['plate_id', 'menu_id'] },
  {
    table: 'garnish_overrides',
    own: 'garnish_id',
    lists: ['garnishGroups', 'garnishes'],
    up: ['garnish_group_id', 'menu_id'],
  },
] as const

type Kind = (typeof KINDS)[number]

const itemsIn = (item: Item, list: string): readonly Item[] => (item[list] ?? []) as readonly Item[]

/**
 * Returns the overridden things of a kind in a menu of a branch contact, with their places in the
 * branch.
 */
const spokenOf = (
  item: Item,
  place: ThingPlace,
  [list, ...deeper]: readonly string[],
): [Item, ThingPlace][] =>
  list === undefined
    ? [[item, place]]
    : itemsIn(item, list).flatMap((one) => spokenOf(one, find(place, list, one.key), deeper))

/** Returns the columns of an override; undefined for an empty one. */
function saidBy({ price, visible, dailyCount }: Item, { table }: Kind, mantissa: number): Row | undefined {
  if (price === undefined && visible === undefined && dailyCount === undefined) return undefined
  const columns = { price: price === undefined ? null : toMinor(Number(price), mantissa) }
  if (table === 'size_overrides') return columns
  const shown = { ...columns, visible: visible ?? null }
  return table === 'plate_overrides' ? { ...shown, daily_count: dailyCount ?? null } : shown
}

function thingIn(item: Record<string, unknown>, list: string, key: unknown): Record<string, unknown> {
  const things = (item[list] ??= []) as Record<string, unknown>[]
  const known = things.find((one) => one.key === key)
  if (known) return known
  const thing = { key }
  things.push(thing)
  return thing
}

function keysOf({ stock }: Pick<Reading, 'stock'>, row: Row | undefined, up: readonly string[]): unknown[] {
  const [column, ...further] = up
  const around = column === undefined ? [] : keysOf({ stock }, stock.byId(row?.[column]), further)
  return [...around, row?.key]
}

/** Overrides of a branch contact over the menus of its branch, one row for each thing. */
export const menuOverrides: Aspect = {
  rows: ({ place, plan }) => {
    const owner = {
      company_id: idOf(place, 'company_id'),
      branch_id: idOf(place, 'branch_id'),
      branch_contact_id: idOf(place, 'branch_contact_id'),
    }
    for (const menu of itemsIn(place.item, 'menus')) {
      const inBranch = find(place, 'menus', menu.key)
      for (const kind of KINDS) {
        for (const [item, thing] of spokenOf(menu, inBranch, kind.lists)) {
          const said = saidBy(item, kind, place.mantissa)
          if (said) plan.put(kind.table, { ...owner, [kind.own]: idOf(thing, kind.own), ...said })
        }
      }
    }
  },
  read: ({ row, item, stock, mantissa }) => {
    for (const { table, own, lists, up } of KINDS) {
      for (const said of stock.where(table, 'branch_contact_id', row.id)) {
        const keys = keysOf({ stock }, stock.byId(said[own]), up)
        const thing = ['menus', ...lists].reduce((around, list, at) => thingIn(around, list, keys[at]), item)
        if (said.price !== null) thing.price = toMajor(Number(said.price), mantissa)
        if (said.visible != null) thing.visible = said.visible
        if (said.daily_count != null) thing.dailyCount = said.daily_count
      }
    }
  },
}
