import { bareWords } from '../search/typed-words.ts'
import { bare, isSilent, isUnitWord } from './address-words.ts'
import { readAddress } from './read-address.ts'
import { isSaidIn } from './said-in.ts'
import { doorText } from './shown-address.ts'
import { isUnread, type TypedLine } from './typed-line.ts'
import type { UserLocation } from './user-location.ts'

/** Place as a geocoder knows it, or an address as it is kept. */
export type KnownAddress = Pick<
  UserLocation,
  'street' | 'city' | 'locality' | 'country' | 'postalCode' | 'zone'
>

/** An address in words, with those of its line. */
type Addressed = KnownAddress & TypedLine & Pick<UserLocation, 'details'>

/** A single word may mean another thing where it stands alone: "2" is not said in "timbre 2". */
const LEAST_WORDS = 2

/** Whether one text about a door contains the other. */
const isTold = (text: string, whole: string): boolean =>
  isSaidIn(text, whole) && (bareWords(text).length >= LEAST_WORDS || isSaidIn(whole, text))

/**
 * Joins the details of a door from two sources; details that one already has in the same words are
 * not repeated.
 */
export function joinDetails(first: string, second: string): string {
  const [a, b] = [first.trim(), second.trim()]
  if (a === '' || (b !== '' && isTold(a, b))) return b
  return b === '' || isTold(b, a) ? a : `${a}, ${b}`
}

/** The first letters of a name's words, without the small ones: "CABA". */
const initialsOf = (name = ''): string =>
  bareWords(name)
    .filter((word) => !isSilent(word))
    .map((word) => word.charAt(0))
    .join('')

/** Least letters of a word that may be short for a longer one. */
const LEAST_BEGUN = 3
const LEAST_MISSPELT = 5

/**
 * Whether two words differ by a slip of the thumb: one letter another, too many, too few, or
 * swapped.
 */
function isAlmost(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < LEAST_MISSPELT || /\d/.test(a)) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [x, y] = [a.slice(at), b.slice(at)]
  const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
  return isSwapped || x.slice(1) === y.slice(1) || x === y.slice(1) || x.slice(1) === y
}

/**
 * Returns the words of a typed street that a place lacks: from the first to the last of them. One
 * that was only begun, or misspelt by a letter, is the place's.
 */
export function lostOfStreet(street: string, known: KnownAddress): string {
  const { zone, city, locality, country } = known
  const names = bareWords([known.street, zone, city, locality, country].join(' '))
  const words = street.split(' ').filter(Boolean)
  const isLost = (word: string, index: number): boolean => {
    const typed = bare(word)
    const mayBeBegun = typed.length >= LEAST_BEGUN || index === words.length - 1
    const isSaid = names.some(
      (name) => name === typed || (mayBeBegun && name.startsWith(typed)) || isAlmost(name, typed),
    )
    return !isSaid && !isSilent(typed)
  }
  const [from, last] = [words.findIndex(isLost), words.findLastIndex(isLost)]
  // The name of a tower goes with it, also where the place has that name.
  const to = isUnitWord(words[last]) ? last + 2 : last + 1
  return from < 0 ? '' : words.slice(from, to).join(' ')
}

/** Least letters of a place's name; fewer may as well be a door's: "3 BA". */
const LEAST_OF_PLACE = 3

/** Tells the words that name the place around an address, or are its postal code. */
function wordsAround({ zone = '', city, locality, country, postalCode }: KnownAddress) {
  const names = [zone, city, locality, country]
  const words = new Set([...bareWords(names.join(' ')), ...names.map(initialsOf)])
  const codes = new Set([postalCode, postalCode.replace(/^\p{L}/u, '')].map(bare).filter(Boolean))
  return {
    isWhole: (text: string): boolean => names.some((name) => isSaidIn(text, name) && isSaidIn(name, text)),
    isOne: (word: string): boolean =>
      codes.has(word) || (words.has(word) && word.length >= LEAST_OF_PLACE && !/\d/.test(word)),
  }
}

/**
 * Returns a part of the details without the name of the place that it ends with; a unit may be
 * called so.
 */
function lostOfPart(part: string, known: KnownAddress): string {
  const { isWhole, isOne } = wordsAround(known)
  if (isWhole(part)) return ''
  const words = part.split(' ')
  let end = words.length
  while (end > 0) {
    const word = bare(words[end - 1])
    if (!isOne(word) && !(end < words.length && isSilent(word))) break
    end -= 1
  }
  return isUnitWord(words[end - 1]) ? part : words.slice(0, end).join(' ')
}

/**
 * Returns the details that an address does not have elsewhere: a floor, a bell, a town of another
 * name.
 */
export const lostOfDetails = (details: string, known: KnownAddress): string =>
  details
    .split(', ')
    .map((part) => lostOfPart(part, known))
    .filter(Boolean)
    .join(', ')

/**
 * Puts every word of an address in its place: words of its line besides street and number go to
 * its details, and out of the line; also for an address that was kept before this rule.
 */
export function settleAddress<Address extends Addressed>(address: Address): Address {
  if (!isUnread(address)) return address
  const { street, number, details } = readAddress(address.fullAddress)
  const lost = lostOfDetails(details, address)
  if (lost === '') return address
  const fullAddress = doorText({ street, number })
  return { ...address, street, number, details: joinDetails(lost, address.details), fullAddress }
}
