import {
  AFTER_A_DAY,
  bare,
  BEFORE_A_NAME,
  BETWEEN,
  BLOCKS,
  CROSSES,
  CROSSING,
  HOUSES,
  isUnit,
  isUnitWord,
  MARK,
  MEASURES,
  NUMBER,
  QUADRANTS,
} from './address-words.ts'

/** Typed address: its street, its number, and every other word of it. */
export type TypedAddress = { readonly street: string; readonly number: string; readonly details: string }

type Words = readonly string[]
/**
 * Position of a number: its first word, and the one behind its last; `isMarked` for a mark before
 * it.
 */
type Found = { readonly from: number; readonly to: number; readonly isMarked: boolean }

/** Most letters of a number in an order. */
const LONGEST_NUMBER = 30

const LAST_DAY = 31

/** "N°900" and "#12 - 34" as words; a comma between digits, as in "km 45,5", parts nothing. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?<=^|[\s,])(#|n[°º]|n\.[°º]|no\.|nro\.?|n[uú]m\.)\s*(?=\d)/giu, ' $1 ')
    .replaceAll(/(\s(?:#|n[°º]|no\.?|nro\.?)\s*\d{1,4}(?:\s?[a-z]{1,3})?)\s*-\s*(?=\d)/giu, '$1-')

const partsOf = (text: string): Words[] =>
  tidy(text)
    .split(/,(?!\d)|(?<!\d),|[;\n]|\s[-–—]\s/u)
    .map((part) => part.split(/\s+/u).filter((word) => !/^[-–—/·.:]*$/u.test(word)))
    .filter((words) => words.length > 0)

const clean = (word: string | undefined): string => (word ?? '').replace(/[.:)]+$/u, '')

const isNumber = (word: string | undefined): boolean => {
  const text = clean(word)
  // Five digits that begin with 0 are a postal code.
  return (NUMBER.test(text) || NUMBER.test(word ?? '')) && !/^0\d{4}$/u.test(text)
}

const digitsOf = (word: string | undefined): number => /^\d*/u.exec(clean(word))?.[0].length ?? 0

/** "1 bis 234" is number 234 of a street called so; in "1234 bis 2" the first is the number. */
function isBisOfName(words: Words, at: number): boolean {
  if (bare(words[at + 1]) !== 'bis') return false
  const next = MARK.test(words[at + 2] ?? '') ? words[at + 3] : words[at + 2]
  return isNumber(next) && digitsOf(next) > digitsOf(words[at])
}

/** Whether the number at a place belongs to a name, a unit or a way. */
function isOther(words: Words, at: number): boolean {
  const before = bare(words[at - 1])
  const after = bare(words[at + 1])
  return (
    BEFORE_A_NAME.has(before) ||
    CROSSES.has(before) ||
    isUnit(words, at - 1) ||
    MEASURES.has(after) ||
    (AFTER_A_DAY.has(after) && Number.parseInt(words[at] ?? '', 10) <= LAST_DAY) ||
    isBisOfName(words, at)
  )
}

/** Returns the number at a place with its additions: "1234 bis", "12-34 sur". */
function wholeNumber(words: Words, from: number, isMarked: boolean): Found {
  const next = bare(words[from + 1])
  const isLonger = next === 'bis' || (CROSSING.test(clean(words[from])) && QUADRANTS.has(next))
  return { from, to: from + (isLonger ? 2 : 1), isMarked }
}

function markedNumber(words: Words, first: number): Found | undefined {
  const at = words.findIndex((word, index) => {
    if (index < first || !MARK.test(word) || !isNumber(words[index + 1])) return false
    const before = words[index - 1]
    return index === 0 || !(isUnitWord(before) || BEFORE_A_NAME.has(bare(before)))
  })
  return at < 0 ? undefined : wholeNumber(words, at + 1, true)
}

/**
 * Finds the house number: the first number that is neither the beginning nor a part of the name,
 * or a marked one, unless it is shorter than such a one before it ("4890 #5").
 */
function numberOf(words: Words): Found | undefined {
  const at = words.findIndex(
    (word, index) =>
      index > 0 && isNumber(word) && !MARK.test(words[index - 1] ?? '') && !isOther(words, index),
  )
  const marked = markedNumber(words, 1)
  if (at < 0) return marked ?? (isUnit(words, 0) ? undefined : blocksOf(words, 1))
  if (!marked || marked.from < at) return marked ?? wholeNumber(words, at, false)
  const isCrossing = CROSSING.test(clean(words[marked.from]))
  return isCrossing || digitsOf(words[marked.from]) >= digitsOf(words[at])
    ? marked
    : wholeNumber(words, at, false)
}

/** Finds "Mz 4 Lt 12", from a word on. */
function blocksOf(words: Words, first: number): Found | undefined {
  const from = words.findIndex((word, at) => at >= first && BLOCKS.has(bare(word)) && isUnit(words, at))
  if (from < 0) return undefined
  let to = from
  while (BLOCKS.has(bare(words[to])) && isUnit(words, to)) to += MARK.test(words[to + 1] ?? '') ? 3 : 2
  return { from, to, isMarked: false }
}

/** Finds a number that begins the part behind a comma: "Rua Augusta, 1200 apto 4". */
function numberBehind(words: Words): Found | undefined {
  const marked = markedNumber(words, 0)
  if (marked && marked.from === 1) return marked
  const blocks = blocksOf(words, 0)
  if (blocks?.from === 0) return blocks
  if (!isNumber(words[0])) return undefined
  const found = wholeNumber(words, 0, false)
  const isAlone = found.to === words.length || isUnit(words, found.to) || BETWEEN.has(bare(words[found.to]))
  return isAlone ? found : undefined
}

const joined = (words: Words): string => words.join(' ')
const told = (...parts: readonly Words[]): string =>
  parts
    .map(joined)
    .filter((part) => part !== '')
    .join(', ')

/** Words about a door before its number are no name of the street. */
function cutStreet(words: Words): readonly [street: Words, rest: Words] {
  const at = words.findIndex((word, index) => index > 0 && (isUnit(words, index) || BETWEEN.has(bare(word))))
  return at < 0 ? [words, []] : [words.slice(0, at), words.slice(at)]
}

function withNumber(words: Words, { from, to, isMarked }: Found, others: readonly Words[]): TypedAddress {
  const [street, rest] = cutStreet(words.slice(0, isMarked ? from - 1 : from))
  const [own = '', ...more] = words.slice(from, to)
  const number = joined([isNumber(own) ? clean(own) : own, ...more])
  return { street: joined(street), number, details: told(rest, words.slice(to), ...others) }
}

/** Returns the street and the details of a line without a house number. */
function withoutNumber(words: Words, others: readonly Words[]): TypedAddress {
  const at = words.findIndex((_, index) => index > 0 && isUnit(words, index))
  const street = at < 0 || isUnit(words, 0) ? words : words.slice(0, at)
  return { street: joined(street), number: '', details: told(words.slice(street.length), ...others) }
}

/** Reads "Edificio Sol, Honduras 4890": the house is named before its street. */
function behindHouse([house = [], ...others]: readonly Words[]): TypedAddress | undefined {
  const [next = [], ...rest] = others
  const found = HOUSES.has(bare(house[0])) ? numberOf(next) : undefined
  return found && !isUnit(next, 0) ? withNumber(next, found, [house, ...rest]) : undefined
}

/**
 * Reads an address as people of Latin America write it in one line: "Honduras 4890 piso 3 depto
 * B", "Calle 50 # 12-34, torre 2", "Rua Augusta, 1200, apto 4", "Urb. Los Olivos Mz 4 Lt 12".
 * Words that are neither street nor number are details, and none but "N°" and its like is left
 * out. Without a house number, the part before the first comma is the street.
 */
export function readAddress(text: string): TypedAddress {
  const [first = [], ...others] = partsOf(text)
  const [second = [], ...rest] = others
  const found = numberOf(first)
  if (found && joined(first.slice(found.from, found.to)).length <= LONGEST_NUMBER)
    return withNumber(first, found, others)
  const behind = numberBehind(second)
  if (behind) {
    const { street, details } = withoutNumber(first, [])
    const read = withNumber(second, behind, rest)
    return { street, number: read.number, details: [details, read.details].filter(Boolean).join(', ') }
  }
  return behindHouse([first, ...others]) ?? withoutNumber(first, others)
}
