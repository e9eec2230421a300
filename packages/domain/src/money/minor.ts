/**
 * An amount of money as an integer of the currency's minor unit: centavos where the country's
 * mantissa is 2, whole pesos where it is 0 (Chile). Every sum inside the house is made of these;
 * the wire alone carries major units (see `money/major.ts`).
 */
export type Minor = number

/**
 * Currency of a country. `mantissa` is the number of decimals of its minor unit. Source: 000 §3
 * Country.
 */
export type Currency = {
  readonly code: string
  readonly symbol: string
  readonly mantissa: number
}
