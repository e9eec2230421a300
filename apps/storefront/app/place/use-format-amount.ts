import { formatAmount, type FormatAmountOptions } from '@mostrador/domain/money/format-amount'
import type { Minor } from '@mostrador/domain/money/minor'
import { noBreak } from '@mostrador/domain/money/no-break'
import { useCurrency } from './use-alias.ts'

/** Writes amounts as the country of the page does, each in one line wherever it stands. */
export function useFormatAmount(): (minor: Minor, options?: FormatAmountOptions) => string {
  const currency = useCurrency()
  return (minor, options) => noBreak(formatAmount(minor, currency, options))
}
