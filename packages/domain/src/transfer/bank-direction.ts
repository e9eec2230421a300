import { textIn, type Cell } from '../spreadsheet/cells.ts'
import { slugOf } from '../revision/slug.ts'

/** Direction of money: into an account, or out of it. */
export type BankDirection = 'IN' | 'OUT'

/** Strokes that people and banks write for a minus. */
const MINUS = /[−–—‒‐‑﹣－]/g

/** Returns a text with one kind of minus. */
export const withMinus = (text: string): string => text.replaceAll(MINUS, '-')

/**
 * Returns a cell of directions in the form that is compared: in any case, with or without accents;
 * '' for none.
 */
export function directionWord(cell: Cell | undefined): string {
  const text = withMinus(textIn(cell)).toLowerCase()
  return slugOf(text) || text
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

/** Words that tell a direction by themselves. */
const WORDS: Readonly<Record<BankDirection, ReadonlySet<string>>> = {
  IN: wordsIn(
    `+ h i a cr cre cred haber in credit credits incoming income entra entro ingresa ingreso
     positivo a-favor paid-in money-in`,
  ),
  OUT: wordsIn(
    `- s d db dr deb debe out debit debits outgoing expense sale salio egresa egreso negativo
     en-contra paid-out money-out`,
  ),
}

/** Beginnings of texts that tell a direction: "Crédito inmediato", "Débito automático". */
const BEGINS: Readonly<Record<BankDirection, RegExp>> = {
  IN: /^(?:creditos?|abonos?|ingresos?|entradas?|depositos?|deposits?|acreditacion(?:es)?|inflows?)(?:-|$)/,
  OUT: /^(?:debitos?|cargos?|egresos?|salidas?|saidas?|retiros?|retiradas?|saques?|extraccion(?:es)?|withdrawals?|outflows?|gastos?)(?:-|$)/,
}

/** Words that tell a direction anywhere in a text: "Transferencia recibida". */
const HAS: Readonly<Record<BankDirection, RegExp>> = {
  IN: /(?:^|-)(?:recibid[oa]s?|recebid[oa]s?|received|acreditad[oa]s?|entrantes?)(?:-|$)/,
  OUT: /(?:^|-)(?:enviad[oa]s?|sent|debitad[oa]s?|salientes?)(?:-|$)/,
}

/**
 * Most words of a direction; a longer text is about a movement: "Transferencia enviada por Ana
 * Prueba".
 */
const MOST_WORDS = 3

/** Letters and words that tell a direction only beside each other: in, and out. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['c', 'd'],
  ['h', 'd'],
  ['a', 'c'],
  ['e', 's'],
  ['i', 'e'],
  ['d', 'r'],
  ['cobro', 'pago'],
]

/** Whether a word tells a direction only beside the other one of its pair. */
export const isHalfSaid = (word: string): boolean =>
  PAIRS.some((pair) => pair.includes(word)) && directionOf(word) === undefined

/**
 * Returns the direction that a word or phrase has by itself, as `directionWord` writes it;
 * undefined for none.
 */
export function directionOf(word: string): BankDirection | undefined {
  const isPhrase = word.split('-').length <= MOST_WORDS
  const says = (way: BankDirection): boolean =>
    WORDS[way].has(word) || (isPhrase && (BEGINS[way].test(word) || HAS[way].test(word)))
  if (says('IN') === says('OUT')) return undefined
  return says('IN') ? 'IN' : 'OUT'
}

const BESIDE = ['o', 'y', 'de', 'tipo', 'indicador', 'ind', 'marca']

const wordsOf = (heading: string): readonly string[] =>
  heading.split('-').filter((word) => !BESIDE.includes(word))

/**
 * Returns the initials of a heading that names both directions: "Débito/Crédito" is d and c, "D/H"
 * d and h.
 */
const initialsOf = (heading: string): readonly string[] => wordsOf(heading).map((word) => word.slice(0, 1))

/** Whether a heading, as a slug, names both directions, as "Cargo / Abono" or "D/H". */
export function namesBoth(heading: string): boolean {
  const words = wordsOf(heading)
  if (words.length !== 2) return false
  const ways = new Set(words.map(directionOf))
  const isPair = PAIRS.some((pair) => pair.every((one) => words.includes(one)))
  return isPair || (ways.has('IN') && ways.has('OUT'))
}

/**
 * Returns the initials of a heading that names both directions in words, "Cargo / Depósito", each
 * with its direction; none where a word has none, or both begin alike.
 */
function saidByHeading(heading: string): ReadonlyMap<string, BankDirection> {
  const said = wordsOf(heading).map((word) => [word.slice(0, 1), directionOf(word)] as const)
  const byInitial = new Map(said.flatMap(([letter, way]) => (way ? [[letter, way] as const] : [])))
  return said.length === 2 && new Set(byInitial.values()).size === 2 ? byInitial : new Map()
}

/**
 * Finds the direction of each word of a column; words that cannot be told, or could mean either,
 * are left out. `heading` is the column's, as a slug: letters that it explains have that meaning.
 */
export function directionsIn(words: readonly string[], heading: string): ReadonlyMap<string, BankDirection> {
  const all = new Set(words.filter((word) => word !== ''))
  const byInitial = saidByHeading(heading)
  if ([...all].every((word) => byInitial.has(word)))
    return new Map(
      [...all].flatMap((word) => (byInitial.has(word) ? [[word, byInitial.get(word) ?? 'OUT']] : [])),
    )
  const named = namesBoth(heading) ? initialsOf(heading) : []
  const pair = PAIRS.find(
    (one) =>
      [...all].every((word) => one.includes(word)) &&
      (all.size === 2 || one.every((letter) => named.includes(letter))),
  )
  const [cameIn] = pair ?? []
  return new Map(
    [...all].flatMap((word) => {
      const way = cameIn === undefined ? directionOf(word) : word === cameIn ? 'IN' : 'OUT'
      return way === undefined ? [] : [[word, way] as const]
    }),
  )
}
