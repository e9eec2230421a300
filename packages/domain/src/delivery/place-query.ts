import { bare, BETWEEN, isUnit, isUnitWord } from './address-words.ts'
import { readAddress } from './read-address.ts'
import { doorText } from './shown-address.ts'

/** Postal codes, as countries of Latin America write them: "C1414", "06000", "01310-200". */
const POSTAL_CODE = /^(?:[a-z]?\d{4,5}(?:[a-z]{3})?|\d{5}-\d{3})$/iu

/**
 * Returns the name of a place in a part of the details, without floor, bell, tower or corner; ''
 * for none.
 */
function placeIn(part: string): string {
  const words = part.split(' ')
  if (isUnitWord(words[0]) && !isUnit(words, 0)) return ''
  const place: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (BETWEEN.has(bare(word))) break
    if (isUnit(words, at)) at += 1
    else if (POSTAL_CODE.test(word) || (bare(word).length > 1 && !/\d/.test(word))) place.push(word)
  }
  return place.join(' ')
}

/**
 * Returns the query for a geocoder from a typed line: street, number and the place around them. A
 * geocoder knows no floors and bells, and finds nothing where they are a part of the question.
 */
export function placeQuery(text: string): string {
  const { street, number, details } = readAddress(text)
  return [doorText({ street, number }), ...details.split(', ').map(placeIn)].filter(Boolean).join(', ')
}
