import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { lazy, Suspense, useState } from 'react'
import { BenefitRow } from './benefit-row.tsx'
import type { SectionProps } from './section-props.ts'
import { CodeCard } from '../discount-code/code-card.tsx'

const CodeDialog = lazy(() => import('./code-dialog.tsx'))

/**
 * "Código de descuento": the button that asks for one, and the one that was given. Source: 000 §2
 * Checkout.
 */
export function CodeSection(section: Pick<SectionProps, 'state' | 'change'>) {
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
        <CodeCard
          kept={benefits.kept}
          now={benefits.code}
          onRemove={() => section.change({ discountCode: null })}
        />
      )}
      {isAsked && (
        <Suspense>
          <CodeDialog {...section} onClosed={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
