import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { Card } from '@mostrador/ui/card.tsx'
import { CodeSection } from './code-section.tsx'
import { ExternalBenefitRow } from '../loyalty/external-benefit-row.tsx'
import { PointsRow } from './points-row.tsx'
import type { SectionProps } from './section-props.ts'

const externalAmountOf = ({ benefits, ticket }: SectionProps['state']): number =>
  ticket.discounts.find(({ referenceId }) => referenceId === benefits?.external?.benefit?.id)?.amount ?? 0

/** What is given away with the order: the benefit of an external partner, a discount code, and points where a programme holds. Source: 000 §2 Checkout. */
export function BenefitsCard({ state, change }: Pick<SectionProps, 'state' | 'change'>) {
  return (
    <Card title={discountCodeCopy.benefits}>
      <div className="grid gap-2">
        <ExternalBenefitRow benefits={state.benefits?.external} amount={externalAmountOf(state)} />
        <CodeSection state={state} change={change} />
        <PointsRow state={state} change={change} />
      </div>
    </Card>
  )
}
