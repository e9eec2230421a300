import type { Minor } from './minor.ts'

/** Returns an amount as people type it: "12345", "12345,6" as "12345,60". */
export function amountText(minor: Minor, mantissa: number): string {
  const scale = 10 ** mantissa
  const rest = minor % scale
  const whole = String(Math.floor(minor / scale))
  return rest === 0 ? whole : `${whole},${String(rest).padStart(mantissa, '0')}`
}
