import type { Minor } from './minor.ts'

const THOUSANDTHS_OF_A_WHOLE = 100_000

/**
 * `percent` per cent of an amount, rounded half up once. Exact for percentages with up to three
 * decimals; further decimals are rounded away first. The whole hundreds of thousands are multiplied
 * apart from the rest, so that no intermediate product leaves the safe integers. Source:
 * decisions.md, Wire conventions.
 */
export function percentOf(amount: Minor, percent: number): Minor {
  const thousandths = Math.round(percent * 1000)
  const wholes = Math.floor(amount / THOUSANDTHS_OF_A_WHOLE)
  const rest = amount - wholes * THOUSANDTHS_OF_A_WHOLE
  return (
    wholes * thousandths +
    Math.floor((rest * thousandths + THOUSANDTHS_OF_A_WHOLE / 2) / THOUSANDTHS_OF_A_WHOLE)
  )
}
