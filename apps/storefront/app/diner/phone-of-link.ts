import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf, type PhoneCountry } from '@mostrador/domain/phone/phone-countries'
import { readKnownDiner } from './known-diner.ts'

/**
 * Whether a link fixes the phone: a valid number of the branch's country or with a calling code.
 * Any other is a proposal that the diner can change. Source: 000 §2, Query parameters read and
 * kept.
 */
export const isPhoneFixed = (phone: string | null, country: string): phone is string =>
  phone !== null && parsePhone(phone, phoneCountryOf(country)) !== undefined

export type LinkedDiner = { readonly phone: string | null; readonly name: string | null }

type ProposedDiner = {
  readonly name: string
  readonly phone: string
  readonly phoneCountry: PhoneCountry
}

/**
 * Returns the diner that forms begin with: the link's name, else the known one; and the phone that
 * the link fixes, else the known one, else the link's proposal. Source: 000 §2, Query parameters
 * read and kept.
 */
export function proposedDiner(country: string, { phone, name }: LinkedDiner): ProposedDiner {
  const known = readKnownDiner()
  const named = name || (known?.name ?? '')
  const own = phoneCountryOf(country)
  if (isPhoneFixed(phone, country)) return { name: named, phone, phoneCountry: own }
  return { name: named, phone: known?.phone ?? phone ?? '', phoneCountry: known?.phoneCountry ?? own }
}
