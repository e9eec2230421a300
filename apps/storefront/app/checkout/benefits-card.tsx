import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { Card } from '@mostrador/ui/card.tsx'
import { Suspense, useState } from 'react'
import { brought } from '../frame/brought.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { ExternalBenefitRow } from '../loyalty/external-benefit-row.tsx'
import { BenefitRow } from './benefit-row.tsx'
import { PointsRow } from './points-row.tsx'
import type { SectionProps } from './section-props.ts'

const externalAmountOf = ({ benefits, ticket }: SectionProps['state']): number =>
  ticket.discounts.find(({ referenceId }) => referenceId === benefits?.external?.benefit?.id)?.amount ?? 0

/** Card of benefits: a partner's, a discount code, and points. Source: 000 §2 Checkout. */
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

const CodeCard = lazyOrNothing(async () => ({
  default: (await import('../discount-code/code-card.tsx')).CodeCard,
}))
const CodeDialog = brought(() => import('./code-dialog.tsx'))

/** Row "Código de descuento": the button for a code, and the given one. Source: 000 §2 Checkout. */
function CodeSection(section: Pick<SectionProps, 'state' | 'change'>) {
  const [isAsked, setIsAsked] = useState(false)
  const { benefits } = section.state
  return (
    <>
      <BenefitRow
        icon="ticket"
        label={discountCodeCopy.title}
        hint={benefits?.kept?.info.code ?? discountCodeCopy.hint}
        onPress={() => setIsAsked(true)}
      />
      {benefits?.kept && benefits.code && (
        <Suspense>
          <CodeCard
            kept={benefits.kept}
            now={benefits.code}
            onRemove={() => section.change({ discountCode: null })}
          />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <CodeDialog {...section} onClosed={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
