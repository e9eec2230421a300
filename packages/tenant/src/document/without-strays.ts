import { isMirroredList } from '@mostrador/domain/revision/mirrored-place'
import type { Thing } from '@mostrador/domain/revision/operation'
import { isThing } from '../check/spot.ts'

/** Levels of a menu: its plates, their sizes. An unchecked one may be deeper. */
const LEVELS = 3

type Mirrored = { readonly old: Thing | undefined; readonly now: Thing; readonly levels: number }

/**
 * Returns a company after an unchecked change, without overrides of things that the change removed
 * from a menu: with a plate goes its price at each branch contact. Overrides of things that were
 * not in the menu before stay, to be refused by name.
 */
export function withoutStrays(before: Thing, after: Thing): Thing {
  const olds = byKey(before.branches)
  const branches = changedThings(after.branches, (branch) => {
    const old = olds.get(branch.key)
    if (!old || !isShorter(old, branch)) return branch
    const mirrored = { old, now: branch, levels: LEVELS }
    const branchContacts = changedThings(branch.branchContacts, (contact) => still(contact, mirrored))
    return { ...branch, branchContacts }
  })
  return { ...after, branches }
}

/** Whether menus lost a thing that they had. */
function isShorter(old: Thing, now: Thing): boolean {
  return mirroredLists(old).some((list) => {
    const known = byKey(now[list])
    return [...byKey(old[list])].some(([key, thing]) => {
      const found = known.get(key)
      return !found || isShorter(thing, found)
    })
  })
}

/** Returns the overrides within a thing, without those of removed things. */
function still(own: Thing, { old, now, levels }: Mirrored): Thing {
  const lists = levels === 0 ? [] : mirroredLists(own)
  const left = lists.map((list) => {
    const [olds, known] = [byKey(old?.[list]), byKey(now[list])]
    const things = changedThings(own[list], (one) => {
      const found = known.get(one.key)
      if (!found) return olds.has(one.key) ? undefined : one
      return still(one, { old: olds.get(one.key), now: found, levels: levels - 1 })
    })
    return [list, things]
  })
  return left.length === 0 ? own : { ...own, ...Object.fromEntries(left) }
}

/**
 * Returns a list with each of its things as `change` makes it, or without it; other values stay.
 */
function changedThings(list: unknown, change: (thing: Thing) => Thing | undefined): unknown {
  if (!Array.isArray(list)) return list
  return list.flatMap((one: unknown) => (isThing(one) ? (change(one) ?? []) : [one]))
}

/** Lists of things; the groups of a plate are keys. */
const mirroredLists = (thing: Thing): readonly string[] => Object.keys(thing).filter(isMirroredList)

const known = new WeakMap<readonly unknown[], ReadonlyMap<unknown, Thing>>()

/**
 * Returns the things of a list by key; each list is walked once, for any number of branch
 * contacts.
 */
function byKey(list: unknown): ReadonlyMap<unknown, Thing> {
  if (!Array.isArray(list)) return new Map()
  const things = known.get(list) ?? new Map(list.filter(isThing).map((thing) => [thing.key, thing]))
  known.set(list, things)
  return things
}
