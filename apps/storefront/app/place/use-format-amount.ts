import { formatAmount, type FormatAmountOptions } from '@mostrador/domain/money/format-amount'
import type { Minor } from '@mostrador/domain/money/minor'
import { noBreak } from '@mostrador/domain/money/no-break'
import { useCurrency } from './use-alias.ts'

/** Formats amounts in the country's money, without line breaks. */
export function useFormatAmount(): (minor: Minor, options?: FormatAmountOptions) => string {
  const currency = useCurrency()
  return (minor, options) => noBreak(formatAmount(minor, currency, options))
}
