import { isSaidIn } from './said-in.ts'

/** Parts of a shown address; unknown ones are empty or absent. */
export type ShownAddress = {
  readonly street?: string | undefined
  readonly number?: string | undefined
  readonly zone?: string | undefined
  readonly city?: string | undefined
  readonly locality?: string | undefined
  readonly fullAddress?: string | undefined
  readonly betweenStreets?: string | undefined
  readonly details?: string | undefined
}

const once = (parts: readonly (string | undefined)[], by: string): string =>
  [...new Set(parts.map((part) => part?.trim() ?? ''))].filter(Boolean).join(by)

/** A number behind a cross street, which is written with a sign: "Calle 50 # 12-34". */
const BEHIND_CROSSING = /^\d{1,4}[a-z]{0,3}-\d{1,4}/iu

/** A name that ends with a number: "Calle 50", "Cra 7 bis", "Calle 50A sur". */
const NUMBERED = /\d[a-z]?(?: bis)?(?: [a-z])?(?: (?:sur|norte|este|oeste))?$/iu

/**
 * Street and number, as one says them at a door: "Honduras 5460"; the whole address where it has
 * neither, as a place in the country.
 */
export function doorText({ street = '', number = '', fullAddress }: ShownAddress): string {
  const [name, own] = [street.trim(), number.trim()]
  if (name === '' && own === '') return fullAddress?.trim() ?? ''
  if (name === '' || own === '') return name || own
  return `${name} ${BEHIND_CROSSING.test(own) && NUMBERED.test(name) ? '# ' : ''}${own}`
}

const isNamed = ({ street, number }: ShownAddress): boolean => once([street, number], '') !== ''

/** Returns the neighbourhood, the city and the province, without repetitions. */
export function areaText({ zone, city, locality }: ShownAddress): string {
  const names = [...new Set([zone, city, locality].map((name) => name?.trim() ?? ''))].filter(Boolean)
  return names.filter((name) => !names.some((other) => other !== name && isSaidIn(name, other))).join(', ')
}

/** Returns door and area in one line, or the address as it was given whole. */
export const addressText = (address: ShownAddress): string =>
  isNamed(address) ? once([doorText(address), areaText(address)], ', ') : doorText(address)

/** Returns the address in one line with all known details of the door, for a text or a cell. */
export const wholeAddressText = (address: ShownAddress): string =>
  once(
    [doorText(address), address.betweenStreets, isNamed(address) ? areaText(address) : '', address.details],
    ', ',
  )
