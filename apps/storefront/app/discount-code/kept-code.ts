import type { DiscountCodeInfo } from '@mostrador/contract/discount-code/discount-code-endpoints'
import { CODE_HOLD_MS } from '@mostrador/domain/discount-code/discount-code'

/** Mode, payment type and chosen moment (null is now) that a code was validated for. */
export type CodeTerms = {
  readonly orderModeId: string
  readonly paymentTypeId: string | null
  readonly at: string | null
}

/** Code that the server validated, and the order that it was given for. */
export type KeptCode = CodeTerms & {
  readonly info: DiscountCodeInfo
  /** Expiry of a limited code, in milliseconds of this browser's clock; null for any other. */
  readonly expiresAt: number | null
}

/**
 * Makes the code to keep from `now` on (milliseconds). The time left is the server's, so that a
 * wrong clock shortens no code.
 */
export function keepCode(info: DiscountCodeInfo, place: CodeTerms, now: number): KeptCode {
  const { orderModeId, paymentTypeId, at } = place
  const kept = { info, orderModeId, paymentTypeId, at }
  if (info.heldUntil === null) return { ...kept, expiresAt: null }
  const left = Date.parse(info.heldUntil) - now
  const isBelieved = left > 0 && left <= CODE_HOLD_MS
  return { ...kept, expiresAt: now + (isBelieved ? left : CODE_HOLD_MS) }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 400
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isAmountOrNull = (value: unknown): boolean => value === null || isNumber(value)
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isThing = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' && isText(Reflect.get(value, 'id')) && isText(Reflect.get(value, 'showName')))

const FITS: Readonly<Record<keyof DiscountCodeInfo, (value: unknown) => boolean>> = {
  id: isText,
  code: isText,
  type: (value) => value === 'PERCENT' || value === 'FIXED' || value === 'DELIVERY_FEE',
  value: isNumber,
  minimumOrderAmount: isAmountOrNull,
  plate: isThing,
  category: isThing,
  maximumDiscountAmount: isAmountOrNull,
  firstTimeUse: isFlag,
  limitedUsage: isFlag,
  deliveryFee: isFlag,
  externalBenefitType: isTextOrNull,
  active: isFlag,
  paymentTypeIds: (value) => Array.isArray(value) && value.every(isText),
  heldUntil: isTextOrNull,
}

/** Whether a stored value is a complete code. */
export function isKeptCode(value: unknown): value is KeptCode {
  if (typeof value !== 'object' || value === null) return false
  const info: unknown = Reflect.get(value, 'info')
  if (typeof info !== 'object' || info === null) return false
  const isInfo = Object.entries(FITS).every(([field, fits]) => fits(Reflect.get(info, field)))
  return (
    isInfo &&
    isText(Reflect.get(value, 'orderModeId')) &&
    isTextOrNull(Reflect.get(value, 'paymentTypeId')) &&
    isTextOrNull(Reflect.get(value, 'at')) &&
    isAmountOrNull(Reflect.get(value, 'expiresAt'))
  )
}
