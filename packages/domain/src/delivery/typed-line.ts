import { doorText } from './shown-address.ts'
import type { UserLocation } from './user-location.ts'

/** Fields that tell whether the line of an address was typed. */
export type TypedLine = Pick<
  UserLocation,
  'street' | 'number' | 'city' | 'locality' | 'country' | 'fullAddress' | 'geocoded'
>

/** Whether an address's line was typed: it was neither found nor put together of its parts. */
export function isTypedLine({ geocoded, city, locality, country, fullAddress, ...door }: TypedLine): boolean {
  const ofParts = [doorText(door), country.trim()].filter(Boolean).join(', ')
  return !geocoded && `${city}${locality}`.trim() === '' && fullAddress.trim() !== ofParts
}

/** Whether a typed line may say more than street and number, which were read of it already. */
export const isUnread = (address: TypedLine): boolean =>
  isTypedLine(address) && address.fullAddress.trim() !== doorText(address)
