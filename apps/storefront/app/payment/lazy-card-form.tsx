import { cardCopy } from '@mostrador/copy/card'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Suspense } from 'react'
import { brought } from '../frame/brought.ts'
import type { CardFormProps } from './card-form.tsx'

const CardForm = brought(() => import('./card-form.tsx'))

/** The fields of a card, fetched when they are first needed; until then their place is held. */
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
