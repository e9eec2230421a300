import type { DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import { minorOf } from '../money/minor-of.ts'
import type { DiscountCodeInfo } from './discount-code-endpoints.ts'

/** Returns a code as the domain judges it, in minor units; `mantissa` is that of the country. */
export function discountCodeFromWire(info: DiscountCodeInfo, mantissa: number): DiscountCode {
  const { type, value, active: _active, heldUntil: _heldUntil, ...code } = info
  const minor = (amount: number | null) => (amount === null ? null : minorOf(amount, mantissa))
  return {
    ...code,
    // The delivery says the worth of a free delivery: its own value plays no part.
    type: type === 'DELIVERY_FEE' ? 'PERCENT' : type,
    value: type === 'FIXED' ? minorOf(value, mantissa) : value,
    minimumOrderAmount: minor(info.minimumOrderAmount),
    maximumDiscountAmount: minor(info.maximumDiscountAmount),
  }
}
