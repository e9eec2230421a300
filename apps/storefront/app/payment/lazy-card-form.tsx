import { cardCopy } from '@mostrador/copy/card'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Suspense } from 'react'
import { brought } from '../frame/brought.ts'
import type { CardFormProps } from './card-form.tsx'

const CardForm = brought(() => import('./card-form.tsx'))

/** Form of a card, loaded when it is first needed; until then a placeholder. */
export function LazyCardForm(props: CardFormProps) {
  return (
    <Suspense
      fallback={
        <div className="grid gap-4" aria-busy>
          <p className="text-16 font-semibold">{cardCopy.title}</p>
          <Skeleton shape="block" className="h-96" />
        </div>
      }
    >
      <CardForm {...props} />
    </Suspense>
  )
}
