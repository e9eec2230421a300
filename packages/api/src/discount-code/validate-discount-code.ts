import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import type { Minor } from '@mostrador/domain/money/minor'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { phoneKey } from '@mostrador/domain/phone/phone-key'
import { type Handler, no, yes } from '../http/handler.ts'
import { findBranchCountry } from './branch-country.ts'
import { findCode, holdCode } from './code-store.ts'
import { refuseCode } from './refuse-code.ts'

type CodeInfo = Answer<Endpoints['validateDiscountCode']>

function toWire(code: DiscountCode, mantissa: number, heldUntil: Date | null): CodeInfo {
  const major = (minor: Minor | null) => (minor === null ? null : majorOf(minor, mantissa))
  const isFixed = code.type === 'FIXED' && !code.deliveryFee
  return {
    ...code,
    type: code.deliveryFee ? 'DELIVERY_FEE' : code.type,
    value: isFixed ? majorOf(code.value, mantissa) : code.value,
    minimumOrderAmount: major(code.minimumOrderAmount),
    maximumDiscountAmount: major(code.maximumDiscountAmount),
    paymentTypeIds: [...code.paymentTypeIds],
    active: true,
    heldUntil: heldUntil?.toISOString() ?? null,
  }
}

/**
 * Judges a code for a phone and a way to pay, and keeps a use of a limited one for three minutes. What a cart must
 * hold is in the answer, for the page to say; the order is judged again. Guessing is slowed down by address and by
 * phone. At most three queries and the hold's own. Source: 000 §4 and §5 Discount code, §7.
 */
export const validateDiscountCode: Handler<'validateDiscountCode'> = async (api, { body, call }) => {
  const { database, rateLimiter } = api
  if (!(await rateLimiter.take('discount-code-address', call.ip))) return no('too-many-requests')
  const branch = await findBranchCountry(database, body.branchId)
  if (!branch) return no('discount-code-not-found')
  const phone = parsePhone(body.phone, phoneCountryOf(branch.country))
  if (!phone) return no('phone-invalid')
  const key = phoneKey(phone.e164)
  if (!(await rateLimiter.take('discount-code-phone', key))) return no('too-many-requests')

  const now = api.now()
  const at = new Date(Math.max(now.getTime(), Date.parse(body.orderDate)))
  const stored = await findCode(database, { branchId: body.branchId, code: body.code, phoneKey: key, now })
  const refusal = refuseCode(stored, { at, paymentTypeId: body.paymentId })
  if (refusal) return no(refusal)
  if (!stored) return no('discount-code-not-found')
  if (!stored.code.limitedUsage) return yes(toWire(stored.code, branch.mantissa, null))
  const hold = await holdCode(database, { stored, phoneKey: key, now })
  return hold.isHeld ? yes(toWire(stored.code, branch.mantissa, hold.until)) : no('discount-code-used-up')
}
