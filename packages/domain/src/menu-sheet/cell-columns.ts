import { LARGEST_PRICE, toMinor } from '../money/major.ts'
import { slugOf } from '../revision/slug.ts'
import type { NamedThing } from '../menu/menu-document.ts'
import {
  countIn,
  flagIn,
  listIn,
  priceIn,
  textIn,
  withoutNoise,
  type Cell,
  type MoneyWriting,
} from '../spreadsheet/cells.ts'

export type CellProblem = {
  readonly code: CellProblemCode
  /** Text of the cell, or the part of it that is wrong. */
  readonly text?: string
  /** A number that the sentence names: the most, or the least. */
  readonly limit?: number
}

export const CELL_PROBLEM_CODES = [
  'cell-missing',
  'price-malformed',
  'price-decimals',
  'price-too-large',
  'flag-malformed',
  'count-malformed',
  'count-too-small',
  'count-too-large',
  'text-too-long',
  'too-many',
  'listed-twice',
  'category-unknown',
  'group-unknown',
  'indicator-unknown',
] as const

type CellProblemCode = (typeof CELL_PROBLEM_CODES)[number]

/**
 * Context in which cells are read and written: how money is written, and the things that they
 * name.
 */
export type CellWorld = MoneyWriting & {
  readonly categories: readonly NamedThing[]
  readonly garnishGroups: readonly NamedThing[]
  readonly indicators: readonly NamedThing[]
}

/** Value of a cell for the document: undefined for an empty field. */
export type ReadCell =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: CellProblem }

/** One thing that cells of a column say, both ways. */
export type CellColumn = {
  readonly kind: 'text' | 'amount' | 'flag' | 'count' | 'names' | 'words' | 'category'
  /** The list of the menu, or of its branch, that it names things of. */
  readonly names?: 'categories' | 'garnishGroups' | 'indicators'
  readonly text: (value: unknown, world: CellWorld) => string
  /** Reads a cell as a document's value; `before` is the present one, whose names are kept. */
  readonly read: (cell: Cell | undefined, world: CellWorld, before?: unknown) => ReadCell
}

const yes = (value: unknown): ReadCell => ({ ok: true, value })
const no = (code: CellProblemCode, about: Omit<CellProblem, 'code'> = {}): ReadCell => ({
  ok: false,
  problem: { code, ...about },
})

const BETWEEN = ' | '

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asList = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** Column of a text of at most so many characters. */
export const textColumn = (longest: number, isRequired = false): CellColumn => ({
  kind: 'text',
  text: asText,
  read: (cell) => {
    const text = textIn(cell)
    if (text.length > longest) return no('text-too-long', { limit: longest })
    return text === '' && isRequired ? no('cell-missing') : yes(text || undefined)
  },
})

/** Column of an amount of money; `otherwise` is that of an empty cell, where there is one. */
export const amountColumn = (otherwise?: number): CellColumn => ({
  kind: 'amount',
  text: (value, world) => amountCellText(typeof value === 'number' ? value : otherwise, world),
  read: (cell, { mantissa, decimals }) => {
    const text = textIn(cell)
    if (text === '') return otherwise === undefined ? no('cell-missing') : yes(undefined)
    const found = priceIn(cell, { decimals })
    if (found === undefined || !Number.isFinite(found) || found < 0) return no('price-malformed', { text })
    const price = withoutNoise(found, mantissa)
    if (toMinor(price, mantissa) === undefined) return no('price-decimals', { limit: mantissa })
    if (price > LARGEST_PRICE) return no('price-too-large', { limit: LARGEST_PRICE })
    return yes(price === otherwise ? undefined : price)
  },
})

/** "28900,5": as the spreadsheets of the country read it as a number. */
function amountCellText(amount: number | undefined, { mantissa, decimals }: MoneyWriting): string {
  if (amount === undefined) return ''
  const whole = Number.isInteger(amount)
  return (whole ? String(amount) : amount.toFixed(mantissa)).replace('.', decimals)
}

/** Yes or no, and which of them it is unless something is said. */
export const flagColumn = (otherwise: boolean): CellColumn => ({
  kind: 'flag',
  text: (value) => ((typeof value === 'boolean' ? value : otherwise) ? 'sí' : 'no'),
  read: (cell) => {
    const text = textIn(cell)
    const flag = text === '' ? otherwise : flagIn(cell)
    if (flag === undefined) return no('flag-malformed', { text })
    return yes(flag === otherwise ? undefined : flag)
  },
})

/** Column of a whole number; `otherwise` is that of an empty cell. */
export const countColumn = (limits: {
  readonly least: number
  readonly most: number
  readonly otherwise?: number
}): CellColumn => ({
  kind: 'count',
  text: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (cell) => {
    const text = textIn(cell)
    if (text === '') return yes(undefined)
    const count = countIn(cell)
    if (count === undefined) return no('count-malformed', { text })
    if (count < limits.least) return no('count-too-small', { limit: limits.least })
    if (count > limits.most) return no('count-too-large', { limit: limits.most })
    return yes(count === limits.otherwise ? undefined : count)
  },
})

/** Returns the form that names of one thing share: in any case, with or without accents. */
export const sameName = (text: string): string => slugOf(text) || text

type Nameable = NamedThing & { readonly showName?: string | undefined }

/** Indexes of lists by the names of their things; a list that does not change is read once. */
const indexes = new WeakMap<readonly Nameable[], ReadonlyMap<string, Nameable>>()

function indexOf(things: readonly Nameable[]): ReadonlyMap<string, Nameable> {
  const known = indexes.get(things)
  if (known) return known
  const index = new Map<string, Nameable>()
  for (const naming of [byKey, exactly, alike])
    for (const thing of things) for (const name of naming(thing)) if (!index.has(name)) index.set(name, thing)
  indexes.set(things, index)
  return index
}

const byKey = ({ key }: Nameable): readonly string[] => [`=${key}`]
const exactly = ({ name }: Nameable): readonly string[] => [`=${name}`]
const alike = ({ key, name, showName }: Nameable): readonly string[] =>
  [key, sameName(name), ...(showName === undefined ? [] : [sameName(showName)])].map((one) => `~${one}`)

/** Finds a thing by its key or one of its names, in any case and with or without accents. */
export const findNamed = <T extends Nameable>(things: readonly T[], text: string): T | undefined => {
  const index = indexOf(things)
  return (index.get(`=${text}`) ?? index.get(`~${sameName(text)}`)) as T | undefined
}

/**
 * Returns the word for a thing in a cell: its name, or its key where the name would mean another.
 */
export function wordFor(things: readonly NamedThing[], key: string): string {
  const name = things.find((thing) => thing.key === key)?.name
  const isClear = name !== undefined && !/[|;\n]/.test(name) && findNamed(things, textIn(name))?.key === key
  return isClear ? name : key
}

/** Names of things of the menu or of its branch. */
export const namesColumn = (names: 'garnishGroups' | 'indicators'): CellColumn => ({
  kind: 'names',
  names,
  text: (value, world) =>
    asList(value)
      .map((key) => wordFor(world[names], key))
      .join(BETWEEN),
  read: (cell, world, before) => {
    // Of two things of one name, the present one is meant.
    const standing = world[names].filter(({ key }) => asList(before).includes(key))
    const keys: string[] = []
    for (const text of listIn(cell)) {
      const found = findNamed(standing, text) ?? findNamed(world[names], text)
      if (!found) return no(names === 'indicators' ? 'indicator-unknown' : 'group-unknown', { text })
      if (keys.includes(found.key)) return no('listed-twice', { text })
      keys.push(found.key)
    }
    return yes(keys.length === 0 ? undefined : keys)
  },
})

/** Column of words of the shop's own, as ingredients. */
export const wordsColumn = (limits: { readonly longest: number; readonly most: number }): CellColumn => ({
  kind: 'words',
  text: (value) => asList(value).join(BETWEEN),
  read: (cell) => {
    const words = textIn(cell)
      .split(/[|;,\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
    const twice = words.find((word, at) => words.indexOf(word) < at)
    if (twice !== undefined) return no('listed-twice', { text: twice })
    if (words.length > limits.most) return no('too-many', { limit: limits.most })
    if (words.some((word) => word.length > limits.longest))
      return no('text-too-long', { limit: limits.longest })
    return yes(words.length === 0 ? undefined : words)
  },
})

/** The category of a plate. */
export const categoryColumn: CellColumn = {
  kind: 'category',
  names: 'categories',
  text: (value, world) => wordFor(world.categories, asText(value)),
  read: (cell, { categories }) => {
    const text = textIn(cell)
    if (text === '') return no('cell-missing')
    const found = findNamed(categories, text)
    return found ? yes(found.key) : no('category-unknown', { text })
  },
}

/**
 * Reads a cell over the present value, which stays where it would be written the same, so that a
 * spreadsheet does not change values that it cannot tell apart.
 */
export function readOver(
  column: CellColumn,
  cell: Cell | undefined,
  { world, before }: { readonly world: CellWorld; readonly before: unknown },
): ReadCell {
  if (textIn(cell) === textIn(column.text(before, world))) return yes(before)
  return column.read(cell, world, before)
}
