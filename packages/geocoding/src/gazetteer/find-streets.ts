// words: words that belong to no street in particular
import { readAddress } from '@mostrador/domain/delivery/read-address'
import { bareWords } from '@mostrador/domain/search/typed-words'
import type { Point } from '../geocoder.ts'
import { flatMetresBetween } from './metres.ts'
import { hasNumber, middleOf, type Street } from './street.ts'

/** A street that answers a search, and the number of it that was asked for and exists. */
export type FoundStreet = { readonly street: Street; readonly number: number | null }

const GENERIC = new Set('av avda avenida calle pasaje pje de del la el los las y tte gral'.split(' '))

const telling = (text: string): readonly string[] => {
  const words = bareWords(text)
  const rest = words.filter((word) => !GENERIC.has(word))
  return rest.length > 0 ? rest : words
}

const isBegun = (words: readonly string[], beginning: string): boolean =>
  words.some((word) => word.startsWith(beginning))

function isWanted(street: Street, wanted: readonly string[]): boolean {
  const name = telling(street.name)
  const around = bareWords(
    `${street.district} ${street.city} ${street.state} ${street.country} ${street.postcode}`,
  )
  const [first = ''] = wanted
  return isBegun(name, first) && wanted.every((word) => isBegun(name, word) || isBegun(around, word))
}

/**
 * Names that begin with the very word come before those that have it elsewhere, then nearer before
 * farther ones.
 */
function byNearness(first: string, near: Point | null): (a: Street, b: Street) => number {
  const weight = (street: Street): number => {
    const begins = telling(street.name)[0]?.startsWith(first) ? 0 : 1
    // Half the way around the earth is 20,000 km.
    return begins * 1e8 + (near ? flatMetresBetween(near, middleOf(street)) : 0)
  }
  return (a, b) => weight(a) - weight(b)
}

/**
 * Finds the streets that a text may mean, best first: each of its words begins a word of the name
 * or of the place, accents and capitals aside. Of an avenue through several neighbourhoods, the
 * one with the number.
 */
export function findStreets(
  streets: readonly Street[],
  { text, near }: { readonly text: string; readonly near: Point | null },
): FoundStreet[] {
  const typed = readAddress(text)
  const wanted = [...telling(typed.street), ...bareWords(typed.details).filter((word) => !GENERIC.has(word))]
  if (wanted.length === 0) return []
  const number = Number.parseInt(typed.number, 10)
  const found = streets
    .filter((street) => isWanted(street, wanted))
    .toSorted(byNearness(wanted[0] ?? '', near))
  return found.flatMap((street): FoundStreet[] => {
    if (hasNumber(street, number)) return [{ street, number }]
    const isElsewhere = found.some((one) => one.name === street.name && hasNumber(one, number))
    return isElsewhere ? [] : [{ street, number: null }]
  })
}
