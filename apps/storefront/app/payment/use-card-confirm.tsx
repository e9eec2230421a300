import { Suspense, useState, type ReactNode } from 'react'
import { brought } from '../frame/brought.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'

const ConfirmCardPayment = brought(() => import('./confirm-card-payment.tsx'))

/** Asks before a card is charged `total` (minor units). Source: 000 §2, Confirm modals. */
export function useCardConfirm(
  total: number,
  goOn: () => void,
): { readonly ask: () => void; readonly dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState<boolean>()
  const format = useFormatAmount()
  const dialog = isAsking !== undefined && (
    <Suspense>
      <ConfirmCardPayment
        open={isAsking}
        amount={format(total)}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          goOn()
        }}
      />
    </Suspense>
  )
  return { ask: () => setIsAsking(true), dialog }
}
