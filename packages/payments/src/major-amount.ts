import type { PaymentAmount } from './payment-provider.ts'

/**
 * Returns an amount as most providers write it: a number in major units with the currency's
 * decimals.
 */
export const majorAmount = ({ minor, mantissa }: PaymentAmount): number =>
  Number((minor / 10 ** mantissa).toFixed(mantissa))

/** Returns minor units of a number in major units; null for more decimals than the currency has. */
export function minorAmount(major: number | null, mantissa: number): number | null {
  if (major === null) return null
  const minor = Math.round(major * 10 ** mantissa)
  return Math.abs(minor / 10 ** mantissa - major) < 1e-9 ? minor : null
}
