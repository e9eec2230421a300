import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { useFetched } from '@mostrador/live/use-fetched'
import { usePolling } from '@mostrador/live/use-polling'
import type { ToastMessage } from '@mostrador/ui/toast-queue'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api.ts'
import { askBank, bankOutcome, type BankOutcome, type Refresh } from './ask-bank.ts'
import { OUTCOME_TOASTS } from './settle-payment.ts'

const PARAMETER = 'token_ws'

const AGAIN_MS = 10_000

/** Payment on the return from the bank without an answer: `asking` for the first time. */
export type BankReturn = {
  readonly state: 'asking' | 'pending' | 'offline'
  readonly retry: () => void
}

/** Toasts, each shown once, of a payment that has an answer. */
const TOASTS: Partial<Record<BankOutcome, ToastMessage>> = {
  approved: OUTCOME_TOASTS.approved,
  rejected: OUTCOME_TOASTS.rejected,
  expired: { text: orderCopy.paymentExpired, tone: 'danger' },
}

/** Token of the address, and a function that removes it. */
function useToken() {
  const [query, setQuery] = useSearchParams()
  const drop = useCallback(() => {
    const clean = (before: URLSearchParams): URLSearchParams => {
      const after = new URLSearchParams(before)
      after.delete(PARAMETER)
      return after
    }
    setQuery(clean, { replace: true, preventScrollReset: true })
  }, [setQuery])
  return { token: query.get(PARAMETER), drop }
}

/**
 * Settles the payment of a diner who came back from the provider's page, and reloads the order.
 * The token stays in the address until there is an answer, so that a reload asks again, and is
 * removed with it, so that the answer is told once. Undefined once there is nothing to wait for.
 * Source: 001 §4, On return from a redirect payment.
 */
export function useBankReturn(order: FollowUpOrder, refresh: Refresh): BankReturn | undefined {
  const toast = useToast()
  const { token, drop } = useToken()
  const toldOf = useRef<string>(undefined)
  const { code: orderCode } = order
  const now = bankOutcome(order)

  const finish = useCallback(
    (outcome: BankOutcome): void => {
      if (token === null || toldOf.current === token) return
      toldOf.current = token
      const told = TOASTS[outcome]
      if (told) toast(told)
      drop()
    },
    [token, drop, toast],
  )

  const { answer, isAsking, again } = useFetched(token ?? undefined, {
    ask: () => askBank(browserApi.client, refresh, { orderCode, token: token ?? '' }),
    take: (outcome) => {
      if (outcome === 'pending' || outcome === 'offline') return outcome
      finish(outcome)
      return undefined
    },
  })
  const retry = (): void => void (isAsking || again())
  usePolling(answer && retry, { everyMs: AGAIN_MS })
  // The answer came by the order's own updates.
  useEffect(() => {
    if (answer && now !== 'pending') finish(now)
  }, [answer, now, finish])

  const isOpen = token !== null && now === 'pending'
  return isOpen ? { state: answer ?? 'asking', retry } : undefined
}
