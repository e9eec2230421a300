import { applyOperations, valueAt } from '@mostrador/domain/revision/apply-operations'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { keyBefore, keyOf, positionOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'

/** Typed text that is no value yet, with its problem. */
export type Unread = { readonly text: string; readonly problem: string }

/**
 * A part of the document while somebody edits it. All places are within the part, their steps
 * joined by slashes where they are names.
 */
export type Draft = {
  /** The part as the server has it, as far as is known here. */
  readonly base: Thing
  /** The same with what was changed here. */
  readonly mine: Thing
  /** The part is not in the document: it is to be added. */
  readonly isNew: boolean
  /** Another person removed the part while it was edited. */
  readonly isGone: boolean
  /** Places that others changed as well, and what stood there before. */
  readonly conflicts: ReadonlyMap<string, unknown>
  /** Places that others changed and nobody here, since the last save. */
  readonly news: ReadonlySet<string>
  readonly unread: ReadonlyMap<string, Unread>
  /** Sentences of the server's refusal, by place. */
  readonly told: ReadonlyMap<string, string>
}

/** A place as a name. */
export const nameOf = (place: DocumentPlace): string => place.join('/')

/** A name as a place; '' is the part itself. */
export const placeOf = (name: string): DocumentPlace => (name === '' ? [] : name.split('/'))

const NOTHING: Pick<Draft, 'isGone' | 'conflicts' | 'news' | 'unread' | 'told'> = {
  isGone: false,
  conflicts: new Map(),
  news: new Set(),
  unread: new Map(),
  told: new Map(),
}

/** A draft in which nothing was changed; of a new thing `base` is what the form starts with. */
export const draftOf = (base: Thing, isNew = false): Draft => ({ ...NOTHING, base, mine: base, isNew })

/** Whether there is something to save, or something typed that cannot be read. */
export const isDirty = ({ base, mine, unread, isGone }: Draft): boolean =>
  isGone || unread.size > 0 || !isSameValue(base, mine)

/** The operations that lead from what the server has to what was made of it here. */
export const changesOf = ({ base, mine }: Pick<Draft, 'base' | 'mine'>): readonly Operation[] =>
  compareDocuments(base, mine)

const isInside = (place: DocumentPlace, outer: DocumentPlace): boolean =>
  outer.every((step, at) => place[at] === step)

/** A map without what is at a place or inside of it. */
function without<Value>(map: ReadonlyMap<string, Value>, place: DocumentPlace): ReadonlyMap<string, Value> {
  const left = [...map].filter(([name]) => !isInside(placeOf(name), place))
  return left.length === map.size ? map : new Map(left)
}

/** A draft with other values of one's own: what was said of a place that changed is over. */
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

/** A value with an operation; as it is where that does not fit. */
function applied(value: Thing, ...operations: readonly Operation[]): Thing {
  const result = applyOperations(value, operations)
  return result.ok ? result.document : value
}

/** Sets a field; undefined where it is to say nothing. */
export const withField = (draft: Draft, place: DocumentPlace, to: unknown): Draft =>
  withMine(draft, applied(draft.mine, { kind: 'set', place, from: valueAt(draft.mine, place), to }), place)

/** Keeps what was typed as long as it is no value. */
export const withUnread = (draft: Draft, name: string, unread: Unread): Draft => ({
  ...draft,
  unread: new Map([...draft.unread, [name, unread]]),
})

/** The list that a thing stands in, as it is here. */
const siblings = (value: Thing, place: DocumentPlace): readonly Thing[] =>
  thingsOf(valueAt(value, place.slice(0, -1)))

/** Adds a thing at the end of a list. */
export function withThing(draft: Draft, list: DocumentPlace, thing: Thing): Draft {
  const place = [...list, keyOf(thing)]
  const last = siblings(draft.mine, place).at(-1)
  const operation: Operation = { kind: 'add', place, thing, after: last ? keyOf(last) : null }
  return withMine(draft, applied(draft.mine, operation), place)
}

/** Takes a thing out of its list. */
export function withoutThing(draft: Draft, place: DocumentPlace): Draft {
  const thing = valueAt(draft.mine, place) as Thing
  return withMine(draft, applied(draft.mine, { kind: 'remove', place, thing, after: null }), place)
}

/** Puts a thing behind another one of its list; null is the first place. */
export function movedBehind(draft: Draft, place: DocumentPlace, to: string | null): Draft {
  const list = siblings(draft.mine, place)
  const from = keyBefore(list, positionOf(list, place.at(-1) ?? ''))
  return withMine(draft, applied(draft.mine, { kind: 'move', place, from, to }), place)
}

/** Everything as the server has it. */
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

/** An own change over what others wrote, and whether both changed the same. */
type Over = { readonly mine: Thing; readonly met?: DocumentPlace }

/** Does an own change over what others wrote: nothing of it is lost. */
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
      // Both added one under the same key: the own one takes the place of the other until somebody
      // decides.
      return {
        mine: applied(now, { kind: 'remove', place, thing: found as Thing, after: null }, operation),
        met: place,
      }
    default:
      return { mine: now }
  }
}

/** The outermost thing on the way to a place that is not there any more. */
function lostOnTheWay(now: Thing, place: DocumentPlace, own: Thing): DocumentPlace | undefined {
  const ways = place.map((_, at) => place.slice(0, at + 1))
  return ways.find(
    (way) =>
      valueAt(now, way) === undefined &&
      Array.isArray(valueAt(own, way.slice(0, -1))) &&
      way.length < place.length,
  )
}

/** A thing that others took out, as it was made here, at its place. */
function broughtBack(now: Thing, place: DocumentPlace, own: Thing): Thing {
  const list = siblings(own, place)
  const after = keyBefore(list, positionOf(list, place.at(-1) ?? ''))
  return applied(now, { kind: 'add', place, thing: valueAt(own, place) as Thing, after })
}

/** Callbacks for taking in the server's value. */
export type Hearing = {
  /** Merges both changes of a field; undefined where they exclude each other. */
  readonly merge?: ((name: string, values: Merging) => unknown) | undefined
  /** Whether the change of a place was made by who edits, elsewhere on the page. */
  readonly isOwn?: ((name: string) => boolean) | undefined
}

/** The values of a field that was changed on both sides. */
export type Merging = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown }

type MergeOf = Pick<Hearing, 'merge'> & {
  readonly mine: Thing
  readonly operation: Operation
  readonly theirs: Thing
}

/** Both changes of a field together, where the field knows how. */
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
 * The draft over what the server has now: what others changed is there, what was changed here
 * stays. Where both changed the same it is a conflict, until somebody decides or both are the same,
 * unless the field knows how both hold together.
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

/**
 * The draft once `sent` was saved: what was typed meanwhile stays, over what the server has now.
 */
export const withSaved = (draft: Draft, sent: Thing, theirs: Thing): Draft => ({
  ...withNews({ ...draft, base: sent, isNew: false, conflicts: new Map() }, theirs),
  isGone: false,
  news: new Set(),
  told: new Map(),
})
