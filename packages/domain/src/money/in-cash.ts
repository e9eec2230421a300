import type { Minor } from './minor.ts'

/**
 * Smallest difference that is paid in cash where a law rounds others, in minor units by currency.
 * Chile: Ley 20.956, since coins of 1 and 5 pesos are gone.
 */
const CASH_STEPS: Readonly<Record<string, Minor>> = { CLP: 10 }

/**
 * Returns the amount to pay in cash for a total, in minor units: the nearest one that the law of
 * the currency (`CLP`) allows, where half of a step goes down (1 to 5 pesos in Chile), and the
 * total itself elsewhere. Other ways to pay charge the total.
 */
export function inCash(total: Minor, currencyCode: string): Minor {
  const step = Object.hasOwn(CASH_STEPS, currencyCode) ? (CASH_STEPS[currencyCode] ?? 1) : 1
  const rest = total % step
  return rest * 2 > step ? total - rest + step : total - rest
}

/**
 * Returns the amount in cash shown beside a total; null where it equals the total, or cash is not
 * used.
 */
export const cashBeside = (total: Minor, cashTotal: Minor | null): Minor | null =>
  cashTotal === total ? null : cashTotal
