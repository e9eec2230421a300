import type { Minor } from '../money/minor.ts'

/** Adds up the amounts of entries of a ticket. */
export const sumOf = (entries: readonly { readonly amount: Minor }[]): Minor =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** Adds up lines: each unit price times its quantity. */
export const linesPriceOf = (lines: readonly { readonly price: Minor; readonly quantity: number }[]): Minor =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
