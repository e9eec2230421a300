import { keepsCode } from '@mostrador/domain/discount-code/discount-code'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { KeptCode } from './kept-code.ts'

const PaymentChange = lazy(() => import('./payment-change.tsx'))

export type PaymentChangeGuardProps = {
  readonly kept: KeptCode | null | undefined
  readonly onChoose: (paymentTypeId: string) => void
  /** The ways to pay, with what happens when one is chosen. */
  readonly children: (choose: (paymentTypeId: string) => void) => ReactNode
}

/** Stands before a change of the way to pay: one that cannot keep the code is asked about first. Source: 000 §4 Discount code. */
export function PaymentChangeGuard({ kept, onChoose, children }: PaymentChangeGuardProps) {
  const [wished, setWished] = useState<string>()
  const choose = (id: string) => (kept && !keepsCode(kept.info, id) ? setWished(id) : onChoose(id))
  return (
    <>
      {children(choose)}
      {wished !== undefined && (
        <Suspense>
          <PaymentChange
            onConfirm={() => {
              onChoose(wished)
              setWished(undefined)
            }}
            onCancel={() => setWished(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
