import type { Minor } from '../money/minor.ts'

/** What entries of a ticket come to. */
export const sumOf = (entries: readonly { readonly amount: Minor }[]): Minor =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** What lines come to: each unit price times its quantity. */
export const linesPriceOf = (lines: readonly { readonly price: Minor; readonly quantity: number }[]): Minor =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
