import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { useState } from 'react'
import { browserApi } from '../api.ts'

export type CancelOutcome = 'canceled' | 'too-late'

type Wish = {
  readonly order: Pick<FollowUpOrder, 'code' | 'branchContact'>
  readonly onOutcome: (outcome: CancelOutcome) => void
}

/** Sends the wish to cancel; a failure is told, and can be retried. Source: docs/decisions/083. */
export function useCancelOrder({ order, onOutcome }: Wish) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function send(): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    const params = { alias: order.branchContact.alias, code: order.code }
    const result = await browserApi.client.cancelOrder({ params })
    setIsBusy(false)
    if (result.ok) return onOutcome('canceled')
    if (result.problem.status === 409) return onOutcome('too-late')
    setError(orderCopy.cancelFailed)
  }

  return { isBusy, error, send }
}
