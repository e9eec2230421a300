import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { Card } from '@mostrador/ui/card.tsx'
import { CodeSection } from '../discount-code/code-section.tsx'
import { PointsRow } from '../loyalty/points-row.tsx'
import type { SectionProps } from './section-props.ts'

/** What is given away with the order: a discount code, and points where a programme holds. Source: 000 §2 Checkout. */
export function BenefitsCard({ state, change }: Pick<SectionProps, 'state' | 'change'>) {
  return (
    <Card title={discountCodeCopy.benefits}>
      <div className="grid gap-2">
        <CodeSection state={state} change={change} />
        <PointsRow state={state} change={change} />
      </div>
    </Card>
  )
}
