import type { Currency, Minor } from './minor.ts'

/** `auto` shows decimals when they are not zero; `none` rounds them away (the minimum order price). */
export type FormatAmountOptions = { readonly decimals?: 'auto' | 'none' }

/** "$ 12.345,60". Source: 000 §9, number format. */
export function formatAmount(_minor: Minor, _currency: Currency, _options: FormatAmountOptions = {}): string {
  throw new Error('unwritten')
}

/** What a diner typed, or `undefined` when it is no amount. */
export function parseAmount(_text: string, _mantissa: number): Minor | undefined {
  throw new Error('unwritten')
}
