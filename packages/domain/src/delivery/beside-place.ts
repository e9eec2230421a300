import { bare } from './address-words.ts'
import { readAddress } from './read-address.ts'
import { doorText } from './shown-address.ts'
import { lostOfDetails, lostOfStreet, type KnownAddress } from './told-address.ts'

/** Whether two house numbers are one, or the one was typed as far as it begins the other. */
const isBegun = (typed: string, number: string): boolean => bare(number).startsWith(bare(typed))

/**
 * Joins a line and the place chosen for it: the place's street, its number unless the line has
 * another one of the same street, and as details the rest of the line.
 */
export function besidePlace(
  text: string,
  place: KnownAddress & { readonly number: string },
): { readonly street: string; readonly number: string; readonly details: string } {
  const line = readAddress(text)
  const lost = place.street === '' ? '' : lostOfStreet(line.street, place)
  const isStreet = lost !== line.street || line.street === ''
  const isTyped = isStreet && line.number !== '' && !isBegun(line.number, place.number)
  return {
    street: place.street || line.street,
    number: isTyped ? line.number : place.number,
    details: [isStreet ? lost : doorText(line), lostOfDetails(line.details, place)]
      .filter(Boolean)
      .join(', '),
  }
}
