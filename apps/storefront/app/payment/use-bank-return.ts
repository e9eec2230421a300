import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api.ts'
import { OUTCOME_TOASTS } from './settle-payment.ts'

/** Asks for the order again; undefined where there is no connection. */
export type Refresh = () => Promise<FollowUpOrder | undefined>

const PARAMETER = 'token_ws'

/** What a diner who came back from a payment page is told; nothing while nobody knows. */
function outcomeOf(order: FollowUpOrder | undefined) {
  if (order?.paymentStatus === 'APPROVED') return OUTCOME_TOASTS.approved
  return order?.paymentAttempt === 'REJECTED' ? OUTCOME_TOASTS.rejected : undefined
}

/**
 * The diner came back from the provider's page: the payment is settled, the order asked for again, and the address
 * cleaned, so that a reload asks nothing twice. Source: 001 §4, On return from a redirect payment.
 */
export function useBankReturn(orderCode: string, refresh: Refresh): void {
  const toast = useToast()
  const [query, setQuery] = useSearchParams()
  const token = query.get(PARAMETER)
  const asked = useRef<string>(undefined)

  useEffect(() => {
    if (token === null || asked.current === token) return
    asked.current = token
    async function settle(): Promise<void> {
      await browserApi.client.receiveBankReturn({ params: { orderCode, token: token ?? '' } })
      const outcome = outcomeOf(await refresh())
      if (outcome) toast(outcome)
      const clean = (before: URLSearchParams): URLSearchParams => {
        const after = new URLSearchParams(before)
        after.delete(PARAMETER)
        return after
      }
      setQuery(clean, { replace: true, preventScrollReset: true })
    }
    void settle()
  }, [token, orderCode, refresh, setQuery, toast])
}
