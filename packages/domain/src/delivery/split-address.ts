/** After one of these a number is a part of the name: "Calle 50", "11 de Septiembre de 1888". */
const BEFORE_A_NAME = /^(?:de|del|calle|av\.?|avenida|carrera|ruta|km|diagonal|pasaje)$/i

const NUMBER = /^\d{1,6}[a-z]?$/i

/**
 * Where the house number stands: the first number that is neither the beginning nor a part of the
 * name; -1 for none.
 */
const numberAt = (words: readonly string[]): number =>
  words.findIndex((word, at) => {
    const before = words[at - 1]
    return before !== undefined && NUMBER.test(word) && !BEFORE_A_NAME.test(before)
  })

/**
 * Street and house number of an address as somebody typed it ("Calle 50 900, La Plata"): what
 * stands before the first comma, or right after it when that is a number alone. Without a number
 * that is one, all of it is the street.
 */
export function splitAddress(text: string): { readonly street: string; readonly number: string } {
  const parts = text.split(',').map((part) => part.trim())
  // Stryker disable next-line StringLiteral: a split text has a first part, and any other second that is no number will do.
  const [first = '', second = ''] = parts
  const words = first.split(/\s+/)
  const at = numberAt(words)
  const number = words[at]
  if (number !== undefined) return { street: words.slice(0, at).join(' '), number }
  return { street: first, number: first !== '' && NUMBER.test(second) ? second : '' }
}
