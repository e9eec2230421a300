import type { Minor } from './minor.ts'

/**
 * Splits an amount in proportion to whole, non-negative weights; the parts add up to it exactly. What
 * rounding down leaves over goes, one unit each, to the largest remainders, the first ones on a tie.
 * Weights that are all zero count as equal. No weights, no parts.
 */
export function allocate(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n)
    return weights.length === 0
      ? []
      : allocate(
          amount,
          weights.map(() => 1),
        )

  // Whole-number arithmetic without limit: an amount times a weight easily leaves the safe integers.
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, part: Number(product / total), remainder: product % total }
  })
  const left = amount - shares.reduce((sum, share) => sum + share.part, 0)
  const luckyOnes = shares
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, left)
    .map((share) => share.index)
  return shares.map(({ index, part }) => (luckyOnes.includes(index) ? part + 1 : part))
}
