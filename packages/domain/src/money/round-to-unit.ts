import type { Minor } from './minor.ts'

/**
 * Rounds an amount of the minor unit to the nearest whole of the currency, half up, still in the
 * minor unit. Not below zero.
 */
export function roundToUnit(amount: Minor, mantissa: number): Minor {
  const scale = 10 ** mantissa
  return Math.floor((amount + scale / 2) / scale) * scale
}
