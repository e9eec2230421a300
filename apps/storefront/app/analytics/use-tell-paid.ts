import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { useEffect } from 'react'
import { tell } from '../frame/bus.ts'

/** Tells once that an order is paid, by any way. */
export function useTellPaid({ code, paymentStatus }: Pick<FollowUpOrder, 'code' | 'paymentStatus'>): void {
  const isPaid = paymentStatus === 'APPROVED'
  useEffect(() => {
    if (isPaid) tell({ kind: 'paid', code })
  }, [isPaid, code])
}
