import { cartChangesCopy, CHANGE_LABELS, OPTION_LABELS } from '@mostrador/copy/cart-changes'
import type { OptionChange } from '@mostrador/domain/cart/option-changes'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import type { Minor } from '@mostrador/domain/money/minor'
import { classNames } from '@mostrador/ui/class-names'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { noBreak } from '@mostrador/domain/money/no-break'

/** List of changes line by line: the old value struck through beside the new one. */
export function ChangeList({ changes }: { readonly changes: readonly CartChange[] }) {
  const formatAmount = useFormatAmount()
  const format = (amount: Minor) => noBreak(formatAmount(amount))
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <ChangeRow key={change.lineId} change={change} format={format} />
      ))}
    </ul>
  )
}

type Format = (amount: Minor) => string

function ChangeRow({ change, format }: { readonly change: CartChange; readonly format: Format }) {
  const { name, kind, before, after, details } = change
  const isGone = after === null
  return (
    <li className="grid min-w-0 text-14">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={classNames('min-w-0 font-semibold wrap-anywhere', isGone && 'line-through')}>
          {name}
        </span>
        <BeforeAfter
          className="price"
          before={before === after ? null : format(before)}
          after={isGone ? null : format(after)}
        />
      </span>
      <span className={isGone ? 'text-danger' : 'text-warning'}>{CHANGE_LABELS[kind]}</span>
      {details.map((detail) => (
        <span key={`${detail.kind} ${detail.before}`} className="wrap-anywhere text-muted">
          {OPTION_LABELS[detail.kind]}: <Detail detail={detail} format={format} />
        </span>
      ))}
    </li>
  )
}

function Detail({ detail, format }: { readonly detail: OptionChange; readonly format: Format }) {
  const { before, after, beforePrice, afterPrice } = detail
  const withPrice = (text: string, price: Minor | undefined) =>
    price === undefined || beforePrice === afterPrice ? text : `${text} ${format(price)}`
  return (
    <BeforeAfter
      before={withPrice(before, beforePrice)}
      after={after === null ? cartChangesCopy.gone : withPrice(after, afterPrice)}
    />
  )
}

type BeforeAfterProps = {
  readonly before: string | null
  readonly after: string | null
  readonly className?: string
}

/** Old value struck through, beside the new one; screen readers hear which is which. */
function BeforeAfter({ before, after, className }: BeforeAfterProps) {
  return (
    <span className={className}>
      {before && (
        <s className="text-muted">
          <span className="sr-only">{cartChangesCopy.before} </span>
          {before}
        </s>
      )}
      {before && after && ' '}
      {after && (
        <span className="font-semibold">
          {before && <span className="sr-only">{cartChangesCopy.now} </span>}
          {after}
        </span>
      )}
    </span>
  )
}
