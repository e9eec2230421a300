import type { Minor } from '@mostrador/domain/money/minor'

/**
 * Returns an amount of the wire (major units) as minor units. The server only sends amounts that
 * are exact, so rounding here repairs the binary fraction of the JSON number and never changes an
 * amount.
 */
export const minorOf = (major: number, mantissa: number): Minor => Math.round(major * 10 ** mantissa)

/** Minor units as the wire's number in major units. */
export const majorOf = (minor: Minor, mantissa: number): number => minor / 10 ** mantissa
