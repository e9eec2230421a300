import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import type { ToastMessage } from '@mostrador/ui/toast-queue'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api.ts'
import { askBank, bankOutcome } from './ask-bank.ts'
import type { BankOutcome, Refresh } from './ask-bank.ts'
import { OUTCOME_TOASTS } from './settle-payment.ts'

const PARAMETER = 'token_ws'

/** How often the bank is asked again while it has not answered, in milliseconds. */
const AGAIN_MS = 10_000

/** What is not known yet of a payment with which the diner came back: `asking` for the first time. */
export type BankReturn = {
  readonly state: 'asking' | 'pending' | 'offline'
  /** Asks at once. */
  readonly retry: () => void
}

/** What a diner is told once of a payment that has an answer. */
const TOASTS: Partial<Record<BankOutcome, ToastMessage>> = {
  approved: OUTCOME_TOASTS.approved,
  rejected: OUTCOME_TOASTS.rejected,
  expired: { text: orderCopy.paymentExpired, tone: 'danger' },
}

/** The token of the address, and how to take it away. */
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

/** Asks again now and then, and as soon as the connection is back. */
function useAskingAgain(isNeeded: boolean, ask: () => Promise<void>): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const again = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isNeeded, ask])
}

/**
 * The diner came back from the provider's page: the payment is settled and the order asked for again. The token stays in
 * the address until there is an answer, so that a reload asks once more, and goes with it, so that nothing is told twice.
 * Undefined once there is nothing to wait for. Source: 001 §4, On return from a redirect payment.
 */
export function useBankReturn(order: FollowUpOrder, refresh: Refresh): BankReturn | undefined {
  const toast = useToast()
  const { token, drop } = useToken()
  const [state, setState] = useState<BankReturn['state']>('asking')
  const isUnderWay = useRef(false)
  const asked = useRef<string | null>(null)
  const { code: orderCode } = order
  const now = bankOutcome(order)

  const finish = useCallback(
    (outcome: BankOutcome) => {
      if (outcome === 'pending' || outcome === 'offline') return setState(outcome)
      const told = TOASTS[outcome]
      if (told) toast(told)
      setState('asking')
      drop()
    },
    [drop, toast],
  )

  const ask = useCallback(async () => {
    if (token === null || isUnderWay.current) return
    isUnderWay.current = true
    const outcome = await askBank(browserApi.client, refresh, { orderCode, token })
    isUnderWay.current = false
    finish(outcome)
  }, [token, orderCode, refresh, finish])

  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    void ask()
  }, [ask, token])
  useAskingAgain(token !== null && state !== 'asking', ask)
  // The answer came by itself, while nobody asked.
  useEffect(() => {
    if (token !== null && state !== 'asking' && now !== 'pending') finish(now)
  }, [token, state, now, finish])

  const isOpen = token !== null && now === 'pending'
  return isOpen ? { state, retry: () => void ask() } : undefined
}
