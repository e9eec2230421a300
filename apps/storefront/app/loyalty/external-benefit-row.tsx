import { externalBenefitCopy } from '@mostrador/copy/external-benefit'
import type { Minor } from '@mostrador/domain/money/minor'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { ExternalBenefits } from './external-benefits.ts'

export type ExternalBenefitRowProps = {
  readonly benefits: ExternalBenefits | null | undefined
  /** Amount that it takes off; a benefit of 0 is not shown. */
  readonly amount: Minor
}

/** Row of a partner's benefit with its amount. Source: 000 §4 External loyalty. */
export function ExternalBenefitRow({ benefits, amount }: ExternalBenefitRowProps) {
  const format = useFormatAmount()
  const benefit = benefits?.benefit
  if (!benefit || amount <= 0) return null
  const details = [benefit.externalBenefitType, benefits.partnerName].filter(Boolean).join(' · ')
  return (
    <section
      aria-label={externalBenefitCopy.title}
      className="flex min-h-16 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-positive-soft px-3.5 py-2"
    >
      <Icon name="gift" size={24} className="text-positive" />
      <span className="min-w-32 flex-1">
        <span className="block text-16 font-medium wrap-anywhere">{benefit.name}</span>
        <span className="block text-14 text-muted wrap-anywhere">{details}</span>
      </span>
      <span className="price ml-auto text-16 font-semibold">{format(-amount)}</span>
    </section>
  )
}
