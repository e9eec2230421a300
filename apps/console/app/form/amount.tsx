import { majorOf, minorOf } from '@mostrador/contract/money/minor-of'
import { formCopy } from '@mostrador/copy/form'
import { amountText } from '@mostrador/domain/money/amount-text'
import { LARGEST_PRICE } from '@mostrador/domain/money/major'
import { parseAmount } from '@mostrador/domain/money/parse-amount'
import type { ReactNode } from 'react'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { TypedField } from './typed-field.tsx'

export type AmountProps = {
  readonly at: string
  readonly label: string
  /** Hint below the field, given the amount as diners read it. */
  readonly hint?: (text: string) => ReactNode
  readonly note?: string
  readonly optional?: boolean
  /** Default in major units. */
  readonly otherwise?: number
  readonly className?: string
}

/** Digits alone, and more of them than money has. */
const isLongNumber = (text: string): boolean => /^\$?\s*[\d.]{14,}$/.test(text.trim())

/** Field of an amount in major units, typed as people write it: "28.000,50". */
export function Amount({ at, label, hint, note, optional = false, otherwise, className }: AmountProps) {
  const { symbol, mantissa } = useWorkplace().currency
  const { wire } = useMoney()
  return (
    <TypedField
      at={at}
      label={label}
      hint={hint && ((value) => value !== undefined && hint(wire(value)))}
      note={note}
      prefix={symbol}
      inputMode={mantissa === 0 ? 'numeric' : 'decimal'}
      required={!optional}
      otherwise={otherwise}
      className={className}
      textOf={(value) => amountText(minorOf(value, mantissa), mantissa)}
      reads={wire}
      read={(text) => {
        if (text.trim() === '' && (optional || otherwise !== undefined)) return { value: otherwise }
        const minor = parseAmount(text, mantissa)
        const value = minor === undefined ? undefined : majorOf(minor, mantissa)
        if (value !== undefined && value <= LARGEST_PRICE) return { value }
        if (value !== undefined || isLongNumber(text))
          return { problem: formCopy.atMost(wire(LARGEST_PRICE)) }
        return { problem: mantissa === 0 ? formCopy.wholeAmountMalformed : formCopy.amountMalformed }
      }}
    />
  )
}
