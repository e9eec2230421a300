import { Suspense, useState, type ReactNode } from 'react'
import { brought } from '../frame/brought.ts'
import { confirmChange } from './confirm-change.ts'
import { outlivesPayment } from './judge-code.ts'
import type { KeptCode } from './kept-code.ts'

const PaymentChange = brought(() => import('./payment-change.tsx'))

export type PaymentChangeGuardProps = {
  readonly kept: KeptCode | null | undefined
  readonly hasExternalLoyalty: boolean
  readonly onChoose: (paymentTypeId: string) => void
  readonly onDropCode: () => void
  readonly children: (choose: (paymentTypeId: string) => void) => ReactNode
}

/** Asks before a change of the payment type that ends the code. Source: 000 §4 Discount code. */
export function PaymentChangeGuard({
  kept,
  hasExternalLoyalty,
  onChoose,
  onDropCode,
  children,
}: PaymentChangeGuardProps) {
  const [wished, setWished] = useState<string>()
  const endsCode = (paymentTypeId: string) =>
    kept && !outlivesPayment(kept, { paymentTypeId, hasExternalLoyalty })
  const choose = (id: string) => (endsCode(id) ? setWished(id) : onChoose(id))
  return (
    <>
      {children(choose)}
      {wished !== undefined && (
        <Suspense>
          <PaymentChange
            onConfirm={() => {
              confirmChange(wished, { onChoose, onDropCode })
              setWished(undefined)
            }}
            onCancel={() => setWished(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
