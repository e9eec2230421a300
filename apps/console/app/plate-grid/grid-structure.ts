import { withFields, withoutPlates } from '@mostrador/domain/menu-sheet/without-plates'
import type { CellWorld } from '@mostrador/domain/menu-sheet/cell-columns'
import type { MenuDocument, PlateDocument } from '@mostrador/domain/menu/menu-document'
import { keyOf, positionOf, putAfter, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import type { Draft } from '../form/draft.ts'
import type { TypedCell } from './grid-blocks.ts'
import { listedIn, thingAt } from './grid-cells.ts'
import { readEdit, relisted, settled, withCells } from './grid-edits.ts'
import type { GridRow } from './grid-rows.ts'

function listAt(menu: Thing, place: DocumentPlace): readonly Thing[] {
  const owner = place.length > 1 ? thingAt(menu, place.slice(0, -1)) : menu
  return thingsOf(owner?.[place.at(-1) ?? ''])
}

/** Lists that are absent when empty. */
const OPTIONAL: ReadonlySet<string> = new Set(['sizes', 'garnishGroups'])

function withList(thing: Thing, [name = '', key, ...rest]: DocumentPlace, list: readonly Thing[]): Thing {
  if (key === undefined)
    return withFields(thing, { [name]: list.length === 0 && OPTIONAL.has(name) ? undefined : list })
  const things = thingsOf(thing[name])
  return { ...thing, [name]: things.map((one) => (keyOf(one) === key ? withList(one, rest, list) : one)) }
}

/** Adds things to a list: plates after the last one of their category, others at the end. */
export function withThings(draft: Draft, list: DocumentPlace, things: readonly Thing[]): Draft {
  const present = listAt(draft.mine, list)
  const isNear = (one: Thing): boolean =>
    list[0] !== 'plates' || list.length > 1 || one.category === things[0]?.category
  const behind = present.findLastIndex(isNear)
  const at = behind < 0 ? present.length : behind + 1
  return { ...draft, mine: withList(draft.mine, list, present.toSpliced(at, 0, ...things)) }
}

/** Lists the places removed along with some rows, each once; a category takes its plates. */
export function goingWith({ mine }: Pick<Draft, 'mine'>, rows: readonly GridRow[]): readonly DocumentPlace[] {
  const places = rows.filter((row) => !row.isNew && thingAt(mine, row.place)).map(({ place }) => place)
  const categories = new Set<unknown>(places.flatMap(([list, key]) => (list === 'categories' ? [key] : [])))
  const plates = thingsOf(mine.plates).filter(({ category }) => categories.has(category))
  const all = new Map(
    [...places, ...plates.map((plate) => ['plates', keyOf(plate)])].map((one) => [one.join('/'), one]),
  )
  // A thing inside of one that goes as well is not counted.
  return [...all.values()].filter((place) => place.length === 2 || !all.has(place.slice(0, 2).join('/')))
}

const innerKeys = (
  places: readonly DocumentPlace[],
  list: string,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const ofList = places.filter((place) => place[0] === list && place.length > 2)
  const byOwner = Map.groupBy(ofList, (place) => place[1] ?? '')
  return new Map([...byOwner].map(([owner, some]) => [owner, new Set(some.map((place) => place[3] ?? ''))]))
}

const outerKeys = (places: readonly DocumentPlace[], list: string): ReadonlySet<string> =>
  new Set(places.flatMap((place) => (place[0] === list && place.length === 2 ? [place[1] ?? ''] : [])))

/** Removes keys from a list; returns the same list where none is in it. */
const left = <T extends { readonly key: string } | string>(
  list: readonly T[] | undefined,
  gone: ReadonlySet<string> | undefined,
): readonly T[] | undefined => {
  const isGone = (one: T): boolean => gone?.has(typeof one === 'string' ? one : one.key) ?? false
  return list?.some(isGone) ? list.filter((one) => !isGone(one)) : list
}

const orNothing = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list?.length === 0 ? undefined : list

/** Removes things, and references to them. */
export function withoutThings(draft: Draft, places: readonly DocumentPlace[]): Draft {
  const groups = outerKeys(places, 'garnishGroups')
  const sizes = innerKeys(places, 'plates')
  const garnishes = innerKeys(places, 'garnishGroups')
  const menu = withoutPlates(draft.mine as MenuDocument, outerKeys(places, 'plates'))
  const trimmed = (plate: PlateDocument): PlateDocument => {
    const own = {
      sizes: left(plate.sizes, sizes.get(plate.key)),
      garnishGroups: left(plate.garnishGroups, groups),
    }
    if (own.sizes === plate.sizes && own.garnishGroups === plate.garnishGroups) return plate
    return withFields(plate, { sizes: orNothing(own.sizes), garnishGroups: orNothing(own.garnishGroups) })
  }
  const mine = withFields(menu, {
    categories: left(menu.categories, outerKeys(places, 'categories')) ?? [],
    plates: menu.plates.map(trimmed),
    garnishGroups: orNothing(
      left(menu.garnishGroups, groups)?.map((group) => {
        const own = left(group.garnishes, garnishes.get(group.key)) ?? []
        return own === group.garnishes ? group : { ...group, garnishes: own }
      }),
    ),
  })
  const stays = (name: string): boolean => !places.some((place) => name.startsWith(`${place.join('/')}/`))
  return settled({
    ...draft,
    mine: mine as Thing,
    unread: new Map([...draft.unread].filter(([name]) => stays(name))),
    told: new Map([...draft.told].filter(([name]) => stays(name))),
  })
}

/** Restores a removed thing as the server has it. */
export function withThingBack(draft: Draft, place: DocumentPlace): Draft {
  const { base } = draft
  const [list, key = ''] = [place.slice(0, -1), place.at(-1)]
  const thing = thingAt(base, place)
  if (!thing || thingAt(draft.mine, place)) return draft
  const before = listAt(base, list)
  const now = listAt(draft.mine, list)
  const present = new Set(now.map(keyOf))
  const behind = before.slice(0, positionOf(before, key)).findLast((one) => present.has(keyOf(one)))
  const mine = withList(draft.mine, list, putAfter(now, thing, behind ? keyOf(behind) : null))
  return settled({
    ...draft,
    mine: place[0] === 'plates' && place.length === 2 ? namedAgain({ base, mine }, key) : mine,
  })
}

/** Restores the references to a plate in lists and discounts. */
function namedAgain(menus: Pick<Draft, 'base' | 'mine'>, key: string): Thing {
  const { base } = menus
  let { mine } = menus
  for (const list of ['remarkeds', 'upselleds'] as const)
    if (listedIn(base, list).has(key))
      mine = withFields(mine, { [list]: relisted({ base, mine }, list, new Map([[key, true]])) })
  const present = new Set(thingsOf(mine.plates).map(keyOf))
  const discounts = thingsOf(base.discounts).flatMap((discount) => {
    const plates = (discount.plates ?? []) as readonly string[]
    const there = plates.filter((one) => present.has(one))
    if (there.length === plates.length) return [discount]
    return there.length === 0 ? [] : [{ ...discount, plates: there }]
  })
  return withFields(mine, { discounts: discounts.length === 0 ? undefined : discounts })
}

/** Draft with the texts written, and the new rows by the empty ones. */
type Texted = { readonly draft: Draft; readonly begun: ReadonlyMap<string, GridRow> }

/** Writes texts into cells as one step; text in an empty row begins a thing. */
export function withTexts(
  draft: Draft,
  cells: readonly TypedCell[],
  { worldOf, newKey }: { readonly worldOf: (menu: Thing) => CellWorld; readonly newKey: () => string },
): Texted {
  const begun = new Map<string, GridRow>()
  const started = new Map<string, { readonly row: GridRow; readonly things: Thing[] }>()
  for (const { row, text } of cells) {
    if (!row.isNew || text.trim() === '' || begun.has(row.id)) continue
    const key = newKey()
    const list = started.get(row.place.join('/') + String(row.category)) ?? { row, things: [] }
    list.things.push(beginning(row, key))
    started.set(row.place.join('/') + String(row.category), list)
    const place = [...row.place, key]
    begun.set(row.id, { id: place.join('/'), kind: row.kind, place })
  }
  let next = draft
  for (const { row, things } of started.values()) next = withThings(next, row.place, things)
  const world = worldOf(next.mine)
  const edits = cells.flatMap(({ row, column, text }) => {
    const at = row.isNew ? begun.get(row.id) : row
    return at ? (readEdit(next, { row: at, column, text }, world) ?? []) : []
  })
  return { draft: withCells(next, edits), begun }
}

const beginning = (row: GridRow, key: string): Thing => ({
  key,
  name: '',
  ...(row.isNew && row.category !== undefined && { category: row.category }),
  ...(row.kind === 'group' && { garnishes: [] }),
})
