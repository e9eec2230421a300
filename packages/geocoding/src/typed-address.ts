// words: the words that stand before the number of a street that is called by a number
/**
 * After these a number is a part of the name: "Calle 50 1234" is number 1234, "11 de Septiembre de
 * 1888" has none.
 */
const BEFORE_A_NAME = new Set(
  'av avda avenida calle cll carrera cra kr diagonal diag transversal tv ruta km pasaje pje boulevard bv de del'.split(
    ' ',
  ),
)
/** And before these: "25 de Mayo 350". */
const AFTER_A_NAME = new Set(['de', 'del'])
const NUMBER = /^\d{1,6}[a-z]?(-\d{1,4}[a-z]?)?$/i

/** The words of a text without accents, capitals and signs: how addresses are compared. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * An address as it was typed: its street and number, and what follows them (a floor, a
 * neighbourhood, a city).
 */
export type TypedAddress = { readonly street: string; readonly number: string; readonly rest: string }

const bare = (word: string | undefined): string => wordsOf(word ?? '').join('')

function numberAt(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (at === 0 || !NUMBER.test(word)) return false
    const isName = BEFORE_A_NAME.has(bare(words[at - 1])) || AFTER_A_NAME.has(bare(words[at + 1]))
    return !isName
  })
}

/**
 * Tells the house number from the street's name: the first number that is neither the beginning nor
 * a part of the name, or a number that stands alone after the first comma ("Rua Augusta, 1200"). In
 * Colombia it follows a "#".
 */
export function readTyped(text: string): TypedAddress {
  const [first = '', second = '', ...others] = text.split(',').map((part) => part.trim())
  const [before = '', after] = first.split('#', 2)
  const words = before.split(/\s+/).filter(Boolean)
  if (after !== undefined) {
    const [number = '', ...rest] = after
      .replace(/\s*-\s*/g, '-')
      .trim()
      .split(/\s+/)
    return { street: words.join(' '), number, rest: [...rest, second, ...others].join(' ').trim() }
  }
  const at = numberAt(words)
  if (at < 0) {
    if (NUMBER.test(second)) return { street: first, number: second, rest: others.join(' ') }
    return { street: first, number: '', rest: [second, ...others].join(' ').trim() }
  }
  const rest = [...words.slice(at + 1), second, ...others].join(' ').trim()
  return { street: words.slice(0, at).join(' '), number: words[at] ?? '', rest }
}

/** Whether two house numbers mean the same door, however they are written. */
export const isSameNumber = (a: string, b: string): boolean =>
  bare(a).replace(/^0+/, '') === bare(b).replace(/^0+/, '')
