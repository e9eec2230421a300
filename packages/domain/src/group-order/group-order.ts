import { cutNotes } from '../cart/cut-notes.ts'
import type { Minor } from '../money/minor.ts'
import { plainText } from '../search/plain-text.ts'

/** Ways to pay a group's order: one for all, or each their part in cash. */
export const GROUP_PAYERS = ['ONE', 'EACH'] as const

export type GroupPayer = (typeof GROUP_PAYERS)[number]

/** Ends that a host gives a group. */
export const GROUP_ENDINGS = ['ORDERED', 'CANCELLED'] as const

export type GroupEnding = (typeof GROUP_ENDINGS)[number]

/**
 * Reasons why a group takes no more plates: its time is over, its host closed it to order, or then
 * ordered or cancelled.
 */
export const GROUP_ENDS = ['EXPIRED', 'CLOSED', ...GROUP_ENDINGS] as const

export type GroupEnd = (typeof GROUP_ENDS)[number]

/** For how many minutes a group may stay open. */
export const GROUP_MINUTES = [15, 30, 60, 120] as const

export const LONGEST_GROUP_NAME = 24

export const MOST_PEOPLE = 30

/** Most lines of one of them. */
export const MOST_LINES = 40

/** Most lines of a group together: as many as one order takes. */
export const MOST_GROUP_LINES = 300

/**
 * Adds brought items to those of a person: one of the same cart line replaces the older one, so
 * that an item brought twice is there once.
 */
export const withBrought = <Item extends { readonly line?: string | undefined }>(
  before: readonly Item[],
  brought: readonly Item[],
): readonly Item[] => {
  const has = (items: readonly Item[], { line }: Item) =>
    line !== undefined && items.some((item) => item.line === line)
  return [...before.filter((item) => !has(brought, item)), ...brought]
}

/** Whether a person of a group has a name already, in any spelling. */
export const isNameTaken = (name: string, names: readonly string[]): boolean =>
  names.some((one) => plainText(one) === plainText(name.trim()))

const FOR = 'Para '

/**
 * Returns the notes of a line with the name of its person, cut to `limit` characters (null for no
 * limit): the kitchen writes the name on the box, so it comes before the part that may be cut.
 */
export function notesFor(name: string, notes: string, limit: number | null): string {
  return cutNotes(notes === '' ? `${FOR}${name}` : `${FOR}${name}: ${notes}`, limit)
}

/**
 * Returns the person that a line is for, by its notes; undefined where they name none of these
 * people.
 */
export const personOf = (notes: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => notes === `${FOR}${name}` || notes.startsWith(`${FOR}${name}: `))
    .toSorted((one, other) => other.length - one.length)[0]

/** Returns the notes of a line as they were typed, without the name of its person. */
export function notesWithoutName(notes: string, names: readonly string[]): string {
  const name = personOf(notes, names)
  return name === undefined ? notes : notes.slice(`${FOR}${name}: `.length)
}

/**
 * Shares an amount by weights, in minor units without a rest: indivisible units go to the largest
 * remainders, the first of equal ones first. Without any weight all pay alike.
 */
export function shareOut(total: Minor, weights: readonly number[]): readonly Minor[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const parts = weights.map(
    (weight) => (total * (sum === 0 ? 1 : weight)) / (sum === 0 ? weights.length : sum),
  )
  const shares = parts.map(Math.floor)
  const left = total - shares.reduce((all, share) => all + share, 0)
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((one, other) => other.remainder - one.remainder)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
