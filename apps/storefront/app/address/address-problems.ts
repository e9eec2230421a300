import type { AddressDraft } from './address-draft.ts'

export type AddressRules = {
  readonly betweenStreetsRequired: boolean
  /** Requires the postal code, the city and the province on the coordinates tab. */
  readonly complex: boolean
  /** Whether a map can show the pin; without one the pin is taken as it is. */
  readonly hasMap: boolean
}

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
 * Returns the problems of an address in the documents' order; the first one is told. An address
 * without a pin is accepted, since the map may be missing; an unsure pin has to be looked at
 * first. Source: 000 §5 Address modal on CONTINUAR.
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

/** Whether to ask for a pin: once, and where there is a map to put it on. */
export const asksForPin = (
  { pin }: Pick<AddressDraft, 'pin'>,
  { hasMap, wasAsked }: { readonly hasMap: boolean; readonly wasAsked: boolean },
): boolean => pin === 'NONE' && hasMap && !wasAsked
