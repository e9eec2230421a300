import { applyOperations, valueAt } from '@mostrador/domain/revision/apply-operations'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { keyBefore, keyOf, positionOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'

/** Typed text that is no value yet, with its problem. */
export type Unread = { readonly text: string; readonly problem: string }

/** Part of the document during editing; names join the steps of places by slashes. */
export type Draft = {
  /** Value on the server, as last known. */
  readonly base: Thing
  /** The same with the changes made here. */
  readonly mine: Thing
  readonly isNew: boolean
  /** Another person removed the part while it was edited. */
  readonly isGone: boolean
  /** Places that others changed too, with the value that stood there before. */
  readonly conflicts: ReadonlyMap<string, unknown>
  /** Places that only others changed since the last save. */
  readonly news: ReadonlySet<string>
  readonly unread: ReadonlyMap<string, Unread>
  /** Sentences of the server's refusal, by place. */
  readonly told: ReadonlyMap<string, string>
}

/** Returns a place as a name. */
export const nameOf = (place: DocumentPlace): string => place.join('/')

/** Returns a name as a place; '' is the part itself. */
export const placeOf = (name: string): DocumentPlace => (name === '' ? [] : name.split('/'))

const NOTHING: Pick<Draft, 'isGone' | 'conflicts' | 'news' | 'unread' | 'told'> = {
  isGone: false,
  conflicts: new Map(),
  news: new Set(),
  unread: new Map(),
  told: new Map(),
}

/** Returns an unchanged draft; `base` of a new thing is its first value. */
export const draftOf = (base: Thing, isNew = false): Draft => ({ ...NOTHING, base, mine: base, isNew })

/** Whether there are changes, or unreadable text. */
export const isDirty = ({ base, mine, unread, isGone }: Draft): boolean =>
  isGone || unread.size > 0 || !isSameValue(base, mine)

/** Returns the operations from the server's value to the one here. */
export const changesOf = ({ base, mine }: Pick<Draft, 'base' | 'mine'>): readonly Operation[] =>
  compareDocuments(base, mine)

const isInside = (place: DocumentPlace, outer: DocumentPlace): boolean =>
  outer.every((step, at) => place[at] === step)

/** Drops a place, and those inside of it, from a map. */
function without<Value>(map: ReadonlyMap<string, Value>, place: DocumentPlace): ReadonlyMap<string, Value> {
  const left = [...map].filter(([name]) => !isInside(placeOf(name), place))
  return left.length === map.size ? map : new Map(left)
}

/** Sets one's own value; refusals and settled conflicts of the changed place end. */
function withMine(draft: Draft, mine: Thing, place: DocumentPlace): Draft {
  const conflicts = [...draft.conflicts].filter(([name]) => !isSettled({ ...draft, mine }, placeOf(name)))
  return {
    ...draft,
    mine,
    conflicts: conflicts.length === draft.conflicts.size ? draft.conflicts : new Map(conflicts),
    unread: without(draft.unread, place),
    told: without(draft.told, place),
  }
}

const isSettled = ({ base, mine }: Draft, place: DocumentPlace): boolean =>
  isSameValue(valueAt(base, place), valueAt(mine, place))

/** Applies operations; returns the value unchanged where they do not fit. */
function applied(value: Thing, ...operations: readonly Operation[]): Thing {
  const result = applyOperations(value, operations)
  return result.ok ? result.document : value
}

/** Sets a field; undefined removes its value. */
export const withField = (draft: Draft, place: DocumentPlace, to: unknown): Draft =>
  withMine(draft, applied(draft.mine, { kind: 'set', place, from: valueAt(draft.mine, place), to }), place)

/** Keeps typed text that is no value yet. */
export const withUnread = (draft: Draft, name: string, unread: Unread): Draft => ({
  ...draft,
  unread: new Map([...draft.unread, [name, unread]]),
})

const siblings = (value: Thing, place: DocumentPlace): readonly Thing[] =>
  thingsOf(valueAt(value, place.slice(0, -1)))

/** Adds a thing at the end of a list. */
export function withThing(draft: Draft, list: DocumentPlace, thing: Thing): Draft {
  const place = [...list, keyOf(thing)]
  const last = siblings(draft.mine, place).at(-1)
  const operation: Operation = { kind: 'add', place, thing, after: last ? keyOf(last) : null }
  return withMine(draft, applied(draft.mine, operation), place)
}

/** Removes a thing from its list. */
export function withoutThing(draft: Draft, place: DocumentPlace): Draft {
  const thing = valueAt(draft.mine, place) as Thing
  return withMine(draft, applied(draft.mine, { kind: 'remove', place, thing, after: null }), place)
}

/** Moves a thing behind another one of its list; null is the first place. */
export function movedBehind(draft: Draft, place: DocumentPlace, to: string | null): Draft {
  const list = siblings(draft.mine, place)
  const from = keyBefore(list, positionOf(list, place.at(-1) ?? ''))
  return withMine(draft, applied(draft.mine, { kind: 'move', place, from, to }), place)
}

/** Drops all changes. */
export const discarded = ({ base, isNew }: Draft): Draft => draftOf(base, isNew)

/** Takes over the other person's value at a place. */
export function withTheirs(draft: Draft, place: DocumentPlace): Draft {
  const back = compareDocuments(draft.mine, draft.base).filter((one) => isInside(one.place, place))
  return withMine(draft, applied(draft.mine, ...back), place)
}

/** Keeps one's own value at a place over the other person's. */
export const withOwn = (draft: Draft, place: DocumentPlace): Draft => ({
  ...draft,
  conflicts: without(draft.conflicts, place),
})

/** Keeps the sentences of the server's refusal, by place. */
export const withRefusals = (draft: Draft, told: ReadonlyMap<string, string>): Draft => ({ ...draft, told })

/** Value with an own change applied, and the place of a conflict. */
type Over = { readonly mine: Thing; readonly met?: DocumentPlace }

/** Applies an own change to others' value, without losing it. */
function over(now: Thing, operation: Operation, own: Thing): Over {
  const { place } = operation
  const result = applyOperations(now, [operation])
  if (result.ok) return { mine: result.document }
  const { found } = result.conflict
  switch (operation.kind) {
    case 'set': {
      if (isSameValue(found, operation.to)) return { mine: now }
      const lost = lostOnTheWay(now, place, own)
      if (lost) return { mine: broughtBack(now, lost, own), met: lost }
      return { mine: applied(now, { ...operation, from: found }), met: place }
    }
    case 'remove':
      if (found === undefined) return { mine: now }
      return { mine: applied(now, { ...operation, thing: found as Thing }), met: place }
    case 'add':
      if (isSameValue(found, operation.thing)) return { mine: now }
      // Both added one under the same key: one's own replaces the other until somebody decides.
      return {
        mine: applied(now, { kind: 'remove', place, thing: found as Thing, after: null }, operation),
        met: place,
      }
    default:
      return { mine: now }
  }
}

/** Finds the outermost thing on the way to a place that no longer exists. */
function lostOnTheWay(now: Thing, place: DocumentPlace, own: Thing): DocumentPlace | undefined {
  const ways = place.map((_, at) => place.slice(0, at + 1))
  return ways.find(
    (way) =>
      valueAt(now, way) === undefined &&
      Array.isArray(valueAt(own, way.slice(0, -1))) &&
      way.length < place.length,
  )
}

/** Adds a thing again that others removed, as it was here and at its place. */
function broughtBack(now: Thing, place: DocumentPlace, own: Thing): Thing {
  const list = siblings(own, place)
  const after = keyBefore(list, positionOf(list, place.at(-1) ?? ''))
  return applied(now, { kind: 'add', place, thing: valueAt(own, place) as Thing, after })
}

export type Hearing = {
  /** Merges both changes of a field; undefined where they exclude each other. */
  readonly merge?: ((name: string, values: Merging) => unknown) | undefined
  /** Whether the same user changed the place, elsewhere on the page. */
  readonly isOwn?: ((name: string) => boolean) | undefined
}

export type Merging = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown }

type MergeOf = Pick<Hearing, 'merge'> & {
  readonly mine: Thing
  readonly operation: Operation
  readonly theirs: Thing
}

function merged(draft: Draft, { mine, operation, theirs, merge }: MergeOf): Over | undefined {
  const { kind, place } = operation
  if (kind !== 'set' || !merge) return undefined
  const values = { base: valueAt(draft.base, place), mine: operation.to, theirs: valueAt(theirs, place) }
  if (isSameValue(values.base, values.theirs)) return undefined
  const to = merge(nameOf(place), values)
  return to === undefined
    ? undefined
    : { mine: applied(mine, { kind: 'set', place, from: valueAt(mine, place), to }) }
}

/**
 * Puts a draft over the server's present value: others' changes are taken over, one's own stay.
 * Where both changed a place it is a conflict until somebody decides or both are equal, unless the
 * field can merge.
 */
export function withNews(draft: Draft, theirs: Thing, { merge, isOwn }: Hearing = {}): Draft {
  if (isSameValue(draft.base, theirs)) return draft
  const conflicts = new Map(draft.conflicts)
  let mine = theirs
  for (const operation of changesOf(draft)) {
    const done = merged(draft, { mine, operation, theirs, merge }) ?? over(mine, operation, draft.mine)
    mine = done.mine
    const name = done.met && nameOf(done.met)
    if (name !== undefined && !conflicts.has(name)) conflicts.set(name, valueAt(draft.base, placeOf(name)))
  }
  const next = { ...draft, base: theirs, mine }
  const open = [...conflicts].filter(
    ([name, before]) =>
      !isSettled(next, placeOf(name)) && !isSameValue(before, valueAt(theirs, placeOf(name))),
  )
  const changed = compareDocuments(draft.base, theirs).map(({ place }) => nameOf(place))
  const news = changed.filter((name) => !conflicts.has(name) && isOwn?.(name) !== true)
  return { ...next, conflicts: new Map(open), news: new Set([...draft.news, ...news]) }
}

/** Returns the draft after `sent` was saved; values typed meanwhile stay. */
export const withSaved = (draft: Draft, sent: Thing, theirs: Thing): Draft => ({
  ...withNews({ ...draft, base: sent, isNew: false, conflicts: new Map() }, theirs),
  isGone: false,
  news: new Set(),
  told: new Map(),
})
