import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { platesOf, thingOf, type MenuList, type MenuThing, type PlateThing } from './menu-document.ts'

type Keyed = { readonly key: string }

/** Returns the keys of things. */
export const keysOf = (things: readonly Keyed[]): readonly string[] => things.map(({ key }) => key)

const keyBefore = (things: readonly Keyed[], position: number): string | null =>
  things[position - 1]?.key ?? null

const listOf = (menu: MenuThing, list: MenuList): readonly Keyed[] => menu[list] ?? []

/** Returns the place of a menu in the branch. */
export const placeOfMenu = (key: string): DocumentPlace => ['menus', key]

const placeIn = (menu: MenuThing, ...steps: readonly string[]): DocumentPlace => [
  ...placeOfMenu(menu.key),
  ...steps,
]

/** Sets a field in a menu; no operation for an equal value. */
export const setField = (
  menu: MenuThing,
  steps: readonly string[],
  { from, to }: { readonly from: unknown; readonly to: unknown },
): readonly Operation[] =>
  isSameValue(from, to) ? [] : [{ kind: 'set', place: placeIn(menu, ...steps), from, to }]

/** Empty lists are absent from the document. */
const said = (keys: readonly string[]): readonly string[] | undefined =>
  keys.length === 0 ? undefined : keys

/** Moves a thing behind another one of its list; null is the first place. */
export function moveThing(
  menu: MenuThing,
  list: MenuList,
  { key, after }: { readonly key: string; readonly after: string | null },
): readonly Operation[] {
  const things = listOf(menu, list)
  const from = keyBefore(things, keysOf(things).indexOf(key))
  return from === after || after === key
    ? []
    : [{ kind: 'move', place: placeIn(menu, list, key), from, to: after }]
}

/** Place for plates: a category, and the plate before them; null for the first place. */
export type PlateSpot = { readonly category: string; readonly after: string | null }

/**
 * Moves plates into a category, one behind the other. A menu has one list of plates, so the first
 * place of a category is before its first plate.
 */
export function movePlates(
  menu: MenuThing,
  keys: readonly string[],
  { category, after }: PlateSpot,
): readonly Operation[] {
  const moved = new Set(keys)
  const staying = platesOf(menu, category).filter(({ key }) => !moved.has(key))
  const others = menu.plates.filter(({ key }) => !moved.has(key))
  const first = staying[0]
  const behind = after ?? (first ? keyBefore(others, others.indexOf(first)) : (others.at(-1)?.key ?? null))
  let now: readonly PlateThing[] = menu.plates
  let previous = behind
  return keys.flatMap((key) => {
    const at = now.findIndex((plate) => plate.key === key)
    const plate = now[at]
    if (!plate) return []
    const from = keyBefore(now, at)
    const rest = now.toSpliced(at, 1)
    const to = previous
    now = rest.toSpliced(to === null ? 0 : keysOf(rest).indexOf(to) + 1, 0, plate)
    previous = key
    return [
      ...setField(menu, ['plates', key, 'category'], { from: plate.category, to: category }),
      ...(from === to ? [] : [{ kind: 'move', place: placeIn(menu, 'plates', key), from, to } as const]),
    ]
  })
}

/** Adds a thing behind another one of a list. */
export function added(
  menu: MenuThing,
  list: MenuList,
  { thing, after }: { readonly thing: Keyed; readonly after: string | null },
): Operation {
  return { kind: 'add', place: placeIn(menu, list, thing.key), thing: thingOf(thing), after }
}

/** Lists of a menu that name plates. */
const NAMING = ['remarkeds', 'upselleds'] as const

/** Removes plates, and their keys from every list of the menu. */
export function removePlates(menu: MenuThing, keys: readonly string[]): readonly Operation[] {
  const gone = new Set(keys)
  const left = (named: readonly string[] = []): readonly string[] => named.filter((key) => !gone.has(key))
  const lists = NAMING.flatMap((list) =>
    setField(menu, [list], { from: menu[list], to: said(left(menu[list])) }),
  )
  const discounts = (menu.discounts ?? []).flatMap(({ key, plates }) =>
    setField(menu, ['discounts', key, 'plates'], { from: plates, to: said(left(plates)) }),
  )
  return [...lists, ...discounts, ...removed(menu, 'plates', keys)]
}

/** Removes things of a list, last one first, so that each follows a thing that still exists. */
function removed(menu: MenuThing, list: MenuList, keys: readonly string[]): readonly Operation[] {
  const things = listOf(menu, list)
  return things
    .flatMap((thing, at): readonly Operation[] =>
      keys.includes(thing.key)
        ? [
            {
              kind: 'remove',
              place: placeIn(menu, list, thing.key),
              thing: thingOf(thing),
              after: keyBefore(things, at),
            },
          ]
        : [],
    )
    .toReversed()
}

/** Removes a category with its plates, or moves them to another one first. */
export function removeCategory(menu: MenuThing, key: string, into?: string): readonly Operation[] {
  const plates = keysOf(platesOf(menu, key))
  const last = into === undefined ? undefined : platesOf(menu, into).at(-1)?.key
  const first =
    into === undefined
      ? removePlates(menu, plates)
      : movePlates(menu, plates, { category: into, after: last ?? null })
  return [...first, ...removed(menu, 'categories', [key])]
}

/** Removes a garnish group, also from its plates. */
export const removeGroup = (menu: MenuThing, key: string): readonly Operation[] => [
  ...setGroup(menu, key, []),
  ...removed(menu, 'garnishGroups', [key]),
]

/** Removes a discount. */
export const removeDiscount = (menu: MenuThing, key: string): readonly Operation[] =>
  removed(menu, 'discounts', [key])

/** Gives a garnish group to these plates, as their last one, and takes it from all others. */
export function setGroup(menu: MenuThing, group: string, keys: readonly string[]): readonly Operation[] {
  const wanted = new Set(keys)
  return menu.plates.flatMap(({ key, garnishGroups = [] }) => {
    if (garnishGroups.includes(group) === wanted.has(key)) return []
    const others = garnishGroups.filter((one) => one !== group)
    const to = wanted.has(key) ? [...others, group] : others
    return setField(menu, ['plates', key, 'garnishGroups'], { from: said(garnishGroups), to: said(to) })
  })
}

/** Adds garnish groups to plates that lack them, behind their own. */
export const addGroups = (
  menu: MenuThing,
  keys: readonly string[],
  groups: readonly string[],
): readonly Operation[] =>
  menu.plates
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ key, garnishGroups = [] }) => {
      const to = [...garnishGroups, ...groups.filter((group) => !garnishGroups.includes(group))]
      return setField(menu, ['plates', key, 'garnishGroups'], { from: said(garnishGroups), to: said(to) })
    })

/** Shows or hides plates or categories. */
export const setVisible = (
  menu: MenuThing,
  list: 'plates' | 'categories',
  { keys, visible }: { readonly keys: readonly string[]; readonly visible: boolean },
): readonly Operation[] =>
  menu[list]
    .filter(({ key }) => keys.includes(key))
    .flatMap((thing) =>
      // A visible thing has no `visible` at all.
      setField(menu, [list, thing.key, 'visible'], { from: thing.visible, to: visible ? undefined : false }),
    )

/** Sets one of the menu's two lists of plates. */
export const setPlaced = (
  menu: MenuThing,
  list: (typeof NAMING)[number],
  keys: readonly string[],
): readonly Operation[] => setField(menu, [list], { from: menu[list], to: said(keys) })

/** Copies everything of a template into an empty menu. */
export function fillMenu(menu: MenuThing, template: MenuThing): readonly Operation[] {
  const add = (list: MenuList): readonly Operation[] =>
    listOf(template, list).map((thing, at, all) => added(menu, list, { thing, after: keyBefore(all, at) }))
  return [
    ...add('categories'),
    ...add('garnishGroups'),
    ...add('plates'),
    ...NAMING.flatMap((list) => setPlaced(menu, list, template[list] ?? [])),
    ...add('discounts'),
  ]
}

/** Removes a thing from a list outside of a menu. */
export const removeFrom = (
  place: DocumentPlace,
  things: readonly Thing[],
  key: string,
): readonly Operation[] => {
  const at = things.findIndex((thing) => thing.key === key)
  const thing = things[at]
  const before = things[at - 1]
  return thing
    ? [{ kind: 'remove', place: [...place, key], thing, after: at > 0 && before ? String(before.key) : null }]
    : []
}
