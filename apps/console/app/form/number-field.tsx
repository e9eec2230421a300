import { longDuration, longerText } from '@mostrador/copy/duration'
import { formCopy } from '@mostrador/copy/form'
import type { ReactNode } from 'react'
import { TypedField, type Reading } from './typed-field.tsx'

export type NumberFieldProps = {
  readonly at: string
  readonly label: string
  readonly hint?: ReactNode
  readonly note?: string
  readonly least: number
  readonly most: number
  /** Decimals allowed; none by default. */
  readonly decimals?: number
  readonly optional?: boolean
  /** Default while the document has no value. */
  readonly otherwise?: number
  readonly className?: string
  /** Counts minutes: the hint tells many as hours and days. */
  readonly isMinutes?: boolean
}

/** Field of a number of things, minutes or percent. */
export function NumberField(props: NumberFieldProps) {
  const {
    at,
    label,
    hint,
    note,
    decimals = 0,
    optional = false,
    otherwise,
    className,
    isMinutes = false,
  } = props
  const hintOf = (value: number | undefined): ReactNode => {
    const longer = isMinutes && value !== undefined ? longerText(value) : undefined
    return longer === undefined ? (
      hint
    ) : (
      <>
        {longer} {hint}
      </>
    )
  }
  return (
    <TypedField
      at={at}
      label={label}
      hint={hint === undefined && !isMinutes ? undefined : hintOf}
      note={note}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      required={!optional}
      otherwise={otherwise}
      className={className}
      textOf={(value) => String(value).replace('.', ',')}
      reads={(value) => (isMinutes ? longDuration(value) : value.toLocaleString('es-AR'))}
      read={(text) => readNumber(text, props)}
    />
  )
}

function readNumber(
  text: string,
  { least, most, decimals = 0, optional, otherwise }: NumberFieldProps,
): Reading {
  const plain = text.trim()
  if (plain === '' && (optional || otherwise !== undefined)) return { value: otherwise }
  // Without decimals a point separates thousands: "1.500".
  const digits = decimals === 0 ? plain.replaceAll(/\.(?=\d{3}(\D|$))/g, '') : plain.replace(',', '.')
  const shape = decimals === 0 ? /^-?\d+$/ : new RegExp(String.raw`^-?\d+(\.\d{1,${decimals}})?$`)
  if (!shape.test(digits)) return { problem: formCopy.numberMalformed }
  const value = Number(digits)
  if (value >= least && value <= most) return { value }
  return { problem: most >= UNBOUNDED ? formCopy.atLeast(least) : formCopy.between(least, most) }
}

/** From this bound on it is not told. */
const UNBOUNDED = 9_999_999
