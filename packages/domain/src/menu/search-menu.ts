import { seenText } from '../text/seen-text.ts'

/** Plate with the fields that are searched, as the diner reads them. */
export type SearchedPlate = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  /** Names of its indicators, and of its category's. */
  readonly indicators: readonly string[]
}

export type MenuIndex = readonly IndexedPlate[]

type Words = readonly string[]

type IndexedPlate = {
  readonly id: string
  /** Words of the name; of category and indicators; of the description. Earlier ones weigh more. */
  readonly fields: readonly [name: Words, beside: Words, description: Words]
}

/** Piece of a text, and whether it matches the search. */
export type TextRun = { readonly text: string; readonly isMatch: boolean }

/** Longest search, in characters; a pasted text is cut to it, so that it costs no more. */
const MAX_SEARCH_LENGTH = 80
const MAX_WORDS = 8

/** Letters with the marks that were written after them, and figures. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Drops case and accents: a search for "noquis" finds "Ñoquis". */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? []

/** Returns the folded words of a typed text, each once; none without a letter or figure. */
export const searchWords = (typed: string): readonly string[] =>
  [...new Set(wordsOf(seenText(typed.slice(0, MAX_SEARCH_LENGTH))))].slice(0, MAX_WORDS)

/**
 * Prepares plates to be searched, once for each version of a menu. They are found in this order
 * where nothing else ranks them.
 */
export const indexMenu = (plates: readonly SearchedPlate[]): MenuIndex =>
  plates.map(({ id, name, description, category, indicators }) => ({
    id,
    fields: [wordsOf(name), wordsOf([category, ...indicators].join(' ')), wordsOf(description)],
  }))

/** Returns the rank of the first field that has a word with this beginning; undefined for none. */
function rankOf(plate: IndexedPlate, word: string): number | undefined {
  const rank = plate.fields.findIndex((field) => field.some((own) => own.startsWith(word)))
  return rank < 0 ? undefined : rank
}

/**
 * Returns the sum of the ranks of all words, and after it whether the name begins with the first
 * of them.
 */
function weigh(plate: IndexedPlate, words: Words, first: string): number | undefined {
  let sum = 0
  for (const word of words) {
    const rank = rankOf(plate, word)
    if (rank === undefined) return undefined
    sum += rank
  }
  const [[begin]] = plate.fields
  return sum * 2 + (begin?.startsWith(first) ? 0 : 1)
}

/**
 * Returns the ids of the plates in which every typed word begins some word, the best first: hits
 * in the name before those in category and indicators, those before the description's. None
 * without a word.
 */
export function searchMenu(index: MenuIndex, typed: string): readonly string[] {
  const words = searchWords(typed)
  const [first] = words
  if (first === undefined) return []
  return index
    .flatMap((plate) => {
      const weight = weigh(plate, words, first)
      return weight === undefined ? [] : [{ id: plate.id, weight }]
    })
    .toSorted((one, other) => one.weight - other.weight)
    .map(({ id }) => id)
}

/**
 * Returns how many characters of a written word the folded beginning takes, marks that follow it
 * included.
 */
function writtenLength(written: string, folded: number): number {
  let reached = 0
  let length = 0
  for (const character of written) {
    const own = fold(character).length
    if (reached >= folded && own > 0) break
    reached += own
    length += character.length
  }
  return length
}

/**
 * Takes a text apart where words of it begin as one of `words` (of `searchWords`), so that they can
 * be marked.
 */
export function markMatches(text: string, words: readonly string[]): readonly TextRun[] {
  const parts: TextRun[] = []
  let end = 0
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const own = fold(written)
    const longest = Math.max(0, ...words.filter((word) => own.startsWith(word)).map(({ length }) => length))
    if (longest === 0) continue
    const length = writtenLength(written, longest)
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false })
    parts.push({ text: text.slice(index, index + length), isMatch: true })
    end = index + length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}
