import type { Currency, Minor } from './minor.ts'
import { roundToUnit } from './round-to-unit.ts'

/**
 * `auto` shows decimals only when they are not zero: prices of menus are mostly whole, and "$
 * 12.345" is read faster than "$ 12.345,00", while a cent that is really there is never hidden.
 * `none` rounds them away, half up (the minimum order price, 000 §2).
 */
export type FormatAmountOptions = { readonly decimals?: 'auto' | 'none' }

/** "12.345": a whole number, not below zero, as people read it. Source: 000 §9, number format. */
export const formatWhole = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '.')

/**
 * "$ 12.345,60": the country's symbol, thousands with ".", decimals with ",". Source: 000 §9,
 * number format.
 */
export function formatAmount(minor: Minor, currency: Currency, options: FormatAmountOptions = {}): string {
  const scale = 10 ** currency.mantissa
  const exact = Math.abs(minor)
  const shown = options.decimals === 'none' ? roundToUnit(exact, currency.mantissa) : exact
  const whole = formatWhole(Math.floor(shown / scale))
  const rest = shown % scale
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(currency.mantissa, '0')}`
  return `${minor !== exact && shown !== 0 ? '-' : ''}${currency.symbol} ${whole}${decimals}`
}
