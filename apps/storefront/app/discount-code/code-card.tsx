import { discountCodeCopy, unmetConditionText } from '@mostrador/copy/discount-code'
import type { DiscountCode } from '@mostrador/domain/discount-code/discount-code'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { CodeNow } from './judge-code.ts'
import type { KeptCode } from './kept-code.ts'
import { useTimeLeft } from './use-time-left.ts'

export type CodeCardProps = {
  readonly kept: KeptCode
  readonly now: CodeNow
  readonly onRemove?: () => void
}

/** Writes the terms of a code, met or not. Source: 000 §5 Commercial terms displayed. */
function termsOf(code: DiscountCode, format: (amount: number) => string): readonly string[] {
  const { minimumOrderAmount: minimum, maximumDiscountAmount: cap, plate, category, firstTimeUse } = code
  return [
    ...(minimum ? [discountCodeCopy.minimum(format(minimum))] : []),
    ...(plate ? [discountCodeCopy.plate(plate.showName)] : []),
    ...(firstTimeUse ? [discountCodeCopy.firstPurchase] : []),
    ...(cap === null ? [] : [discountCodeCopy.cap(format(cap))]),
    ...(category ? [discountCodeCopy.category(category.showName)] : []),
  ]
}

/** Card of a code: "Aplicado", or "No aplicado" with its conditions, terms, and time left. */
export function CodeCard({ kept, now, onRemove }: CodeCardProps) {
  const format = useFormatAmount()
  const isApplied = now.unmet.length === 0
  const unmet = now.unmet.map((one) => unmetConditionText(one, format))
  const terms = termsOf(now.code, format).filter((term) => !unmet.includes(term))
  return (
    <fieldset
      aria-label={`${discountCodeCopy.title} ${kept.info.code}`}
      className="grid min-w-0 gap-3 rounded-control bg-sunken p-3.5"
    >
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="min-w-0 text-16 font-semibold break-all">{kept.info.code}</strong>
          <output>
            <Tag tone={isApplied ? 'positive' : 'warning'} icon={isApplied ? 'check' : 'alert'}>
              {isApplied ? discountCodeCopy.applied : discountCodeCopy.notApplied}
            </Tag>
          </output>
        </div>
        {onRemove && (
          <Button variant="quiet" size="small" className="-mr-2 shrink-0" onClick={onRemove}>
            {discountCodeCopy.remove}
          </Button>
        )}
      </div>
      {kept.expiresAt !== null && <TimeLeft until={kept.expiresAt} />}
      {!isApplied && <Conditions title={discountCodeCopy.missing} texts={unmet} isMissing />}
      {terms.length > 0 && <Conditions title={discountCodeCopy.terms} texts={terms} />}
    </fieldset>
  )
}

function TimeLeft({ until }: { readonly until: number }) {
  return (
    <p className="flex items-center gap-2 text-14">
      <Icon name="clock" className="text-muted" />
      <span className="price">{discountCodeCopy.timeLeft(useTimeLeft(until))}</span>
    </p>
  )
}

type ConditionsProps = {
  readonly title: string
  readonly texts: readonly string[]
  readonly isMissing?: boolean
}

function Conditions({ title, texts, isMissing = false }: ConditionsProps) {
  return (
    <div className="grid gap-1 text-14">
      <p className={isMissing ? 'font-semibold' : 'text-muted'}>{title}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {texts.map((text) => (
          <li key={text} className={isMissing ? undefined : 'text-muted'}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
