import { doorText } from './shown-address.ts'
import type { UserLocation } from './user-location.ts'

export type TypedLine = Pick<
  UserLocation,
  'street' | 'number' | 'city' | 'locality' | 'country' | 'fullAddress' | 'geocoded'
>

/**
 * Whether an address's line was typed: a provider did not find it, and it was not joined from its
 * parts.
 */
export function isTypedLine({ geocoded, city, locality, country, fullAddress, ...door }: TypedLine): boolean {
  const ofParts = [doorText(door), country.trim()].filter(Boolean).join(', ')
  return !geocoded && `${city}${locality}`.trim() === '' && fullAddress.trim() !== ofParts
}

/** Whether a typed line may have more than street and number, which were read from it already. */
export const isUnread = (address: TypedLine): boolean =>
  isTypedLine(address) && address.fullAddress.trim() !== doorText(address)
