import type { AddressDraft } from './address-draft.ts'

export type AddressRules = {
  readonly betweenStreetsRequired: boolean
  /**
   * On the tab with the coordinates the postal code, the city and the province are required too.
   */
  readonly complex: boolean
  /** Whether there is a map to look at a pin on; without one a pin is taken as it is. */
  readonly hasMap: boolean
}

/** Why the diner cannot go on, and the field that is meant. */
export type AddressProblem = {
  readonly field: 'address' | 'postalCode' | 'city' | 'locality' | 'betweenStreets' | 'pin'
  readonly code: 'addressMissing' | 'fieldsMissing' | 'betweenStreetsMissing' | 'pinUnsure'
}

const isBlank = (text: string): boolean => text.trim() === ''

function missing(draft: AddressDraft, complex: boolean): readonly AddressProblem[] {
  if (!complex) return isBlank(draft.street) ? [{ field: 'address', code: 'addressMissing' }] : []
  const values = {
    address: draft.street,
    postalCode: draft.postalCode,
    city: draft.city,
    locality: draft.locality,
  }
  return (Object.keys(values) as (keyof typeof values)[])
    .filter((field) => isBlank(values[field]))
    .map((field) => ({ field, code: 'fieldsMissing' }))
}

/**
 * All that keeps an address from being taken, in the documents' order; the first one is told. An
 * address without a pin may be taken, since the map may not be there; one whose pin may be wrong is
 * looked at first. Source: 000 §5 Address modal on CONTINUAR.
 */
export function addressProblems(draft: AddressDraft, rules: AddressRules): readonly AddressProblem[] {
  const { betweenStreetsRequired, complex, hasMap } = rules
  return [
    ...missing(draft, complex),
    ...(betweenStreetsRequired && isBlank(draft.betweenStreets)
      ? [{ field: 'betweenStreets', code: 'betweenStreetsMissing' } as const]
      : []),
    ...(hasMap && draft.pin === 'UNSURE' ? [{ field: 'pin', code: 'pinUnsure' } as const] : []),
  ]
}

/**
 * Whether a diner who goes on without a pin is asked for one: once, and where there is a map to put
 * it on.
 */
export const asksForPin = (
  { pin }: Pick<AddressDraft, 'pin'>,
  { hasMap, wasAsked }: { readonly hasMap: boolean; readonly wasAsked: boolean },
): boolean => pin === 'NONE' && hasMap && !wasAsked
