import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { useEffect } from 'react'
import { tell } from '../frame/bus.ts'

/** Tells of an order that it is paid, however it came to be. */
export function useTellPaid({ code, paymentStatus }: Pick<FollowUpOrder, 'code' | 'paymentStatus'>): void {
  const isPaid = paymentStatus === 'APPROVED'
  useEffect(() => {
    if (isPaid) tell({ kind: 'paid', code })
  }, [isPaid, code])
}
