import { classNames } from './class-names.ts'

const SIZES = {
  small: 'text-14 font-semibold',
  regular: 'text-16 font-semibold',
  large: 'text-22 font-bold',
} as const

export type PriceProps = {
  /** Amount as it is printed, with its currency sign; nothing is formatted here. */
  amount: string
  /** Accessible name beside a struck-through amount: "Precio". */
  amountLabel?: string
  before?: string
  beforeLabel?: string
  size?: keyof typeof SIZES
  className?: string
}

/** Amount on one line, beside the old one struck through. */
export function Price({ amount, amountLabel, before, beforeLabel, size = 'regular', className }: PriceProps) {
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={classNames('price', SIZES[size])}>
        {amountLabel && <span className="sr-only">{amountLabel} </span>}
        {amount}
      </span>
      {before && (
        <s className="price text-14 font-normal text-muted">
          {beforeLabel && <span className="sr-only">{beforeLabel} </span>}
          {before}
        </s>
      )}
    </span>
  )
}
