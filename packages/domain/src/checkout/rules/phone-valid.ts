import { parsePhone } from '../../phone/parse-phone.ts'
import { isBlank } from '../../text/is-blank.ts'
import type { CheckoutRule } from '../checkout-inputs.ts'

/** A phone that exists, once there is one. 000 §5, checkout 3. */
export const phoneValid: CheckoutRule = ({ phone, phoneCountry }) =>
  !isBlank(phone) && !parsePhone(phone, phoneCountry) ? [{ code: 'phone-invalid', field: 'phone' }] : []
