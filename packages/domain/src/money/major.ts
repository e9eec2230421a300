import type { Minor } from './minor.ts'

/**
 * The largest amount that survives the way to the wire and back: beyond 15 digits a double loses
 * cents.
 */
export const LARGEST_AMOUNT: Minor = 999_999_999_999_999

/** The most that a shop may ask for something, in major units. */
export const LARGEST_PRICE = 1_000_000_000

/** The largest amount that the wire takes, in major units. */
export const LARGEST_SENT = 1e12

/**
 * Returns an amount as the wire writes it: the nearest number in major units. Source:
 * decisions.md, Wire conventions.
 */
export const toMajor = (minor: Minor, mantissa: number): number => minor / 10 ** mantissa

/**
 * Converts an amount of the wire; undefined when it has more decimals than the country's mantissa,
 * is not finite, or is too large to be kept to the cent.
 */
export function toMinor(major: number, mantissa: number): Minor | undefined {
  const minor = Math.round(major * 10 ** mantissa)
  const holds = Math.abs(minor) <= LARGEST_AMOUNT && toMajor(minor, mantissa) === major
  return holds ? minor + 0 : undefined
}
