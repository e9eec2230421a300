import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { thingsOf } from '@mostrador/domain/revision/keyed-list'
import { withFields } from '@mostrador/domain/menu-sheet/without-plates'
import { withNews, type Draft } from '../form/draft.ts'
import { withKeys } from '../form/draft-keys.ts'
import { relisted } from './grid-edits.ts'

/** Lists of plates that merge by plate, so that they never conflict. */
const LISTS = ['remarkeds', 'upselleds'] as const

type List = (typeof LISTS)[number]

/** Finds the plates that a draft puts into a list (true) or takes out of it (false). */
function turnedIn({ base, mine }: Pick<Draft, 'base' | 'mine'>, list: List): ReadonlyMap<string, boolean> {
  if (base[list] === mine[list]) return new Map()
  const keysOf = (menu: Thing): ReadonlySet<string> => new Set((menu[list] ?? []) as readonly string[])
  const [before, now] = [keysOf(base), keysOf(mine)]
  return new Map([
    ...[...before].flatMap((key) => (now.has(key) ? [] : [[key, false] as const])),
    ...[...now].flatMap((key) => (before.has(key) ? [] : [[key, true] as const])),
  ])
}

/** Puts a draft over the server's menu; places that both changed become conflicts. */
export function overNews(draft: Draft, theirs: Thing): Draft {
  if (isSameValue(draft.base, theirs)) return draft
  const turned = LISTS.map((list) => [list, turnedIn(draft, list)] as const)
  const plain = Object.fromEntries(LISTS.map((list) => [list, draft.base[list]]))
  const next = withNews({ ...draft, mine: withFields(draft.mine, plain) }, theirs)
  const present = new Set((next.mine.plates as readonly { readonly key: string }[]).map(({ key }) => key))
  const lists = turned.map(([list, plates]) => {
    const known = new Map([...plates].filter(([key]) => present.has(key)))
    return [list, relisted({ base: theirs, mine: next.mine }, list, known)]
  })
  return { ...next, mine: tidied(withFields(next.mine, Object.fromEntries(lists) as Partial<Thing>)) }
}

/** Drops empty lists, as the server would. */
function tidied(menu: Thing): Thing {
  const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
  const plates = thingsOf(menu.plates)
  const left = plates.some(({ sizes }) => isEmpty(sizes))
    ? plates.map((plate) => (isEmpty(plate.sizes) ? withFields(plate, { sizes: undefined }) : plate))
    : plates
  const names = ['garnishGroups', 'discounts'].filter((name) => isEmpty(menu[name]))
  return withFields(menu, { ...Object.fromEntries(names.map((name) => [name, undefined])), plates: left })
}

/** Value and operations to save, with final keys. */
export type GridSending = {
  readonly value: Thing
  /** Real keys of new things, by their unsaved ones. */
  readonly keys: ReadonlyMap<string, string>
  readonly operations: readonly Operation[]
}

/** Returns the operations from the server's menu to the draft, at their places in the branch. */
export function sendingOf({ base, mine }: Pick<Draft, 'base' | 'mine'>, place: DocumentPlace): GridSending {
  const { value, keys } = withKeys(mine)
  const named = keys.size === 0 ? value : renamed(value, keys)
  const operations = compareDocuments(base, named).map((one) => ({ ...one, place: [...place, ...one.place] }))
  return { value: named, keys, operations }
}

/** Gives new things, and references to them, their real keys. */
export function rekeyed(menu: Thing, keys: ReadonlyMap<string, string>): Thing {
  if (keys.size === 0) return menu
  const walked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walked)
    if (typeof value !== 'object' || value === null) return value
    const thing = Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, walked(inner)]))
    return typeof thing.key === 'string' ? { ...thing, key: keys.get(thing.key) ?? thing.key } : thing
  }
  return renamed(walked(menu) as Thing, keys)
}

/** Replaces references to new things by their real keys. */
function renamed(menu: Thing, keys: ReadonlyMap<string, string>): Thing {
  const name = (key: unknown): unknown => keys.get(String(key)) ?? key
  const lists = LISTS.flatMap((list) => (Array.isArray(menu[list]) ? [[list, menu[list].map(name)]] : []))
  const plates = (menu.plates as readonly Thing[]).map((plate) => {
    const groups = Array.isArray(plate.garnishGroups) ? plate.garnishGroups.map(name) : undefined
    return withFields(plate, { category: name(plate.category), garnishGroups: groups })
  })
  return { ...menu, ...Object.fromEntries(lists), plates }
}
