import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'

/**
 * Whether a link fixes the phone: a valid number of the branch's country or with a calling code of
 * its own. Any other is a proposal that the diner can mend. Source: 000 §2, Query parameters read
 * and kept.
 */
export const isPhoneFixed = (phone: string | null, country: string): phone is string =>
  phone !== null && parsePhone(phone, phoneCountryOf(country)) !== undefined
