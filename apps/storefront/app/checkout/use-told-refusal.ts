import type { CheckoutCode, CheckoutRefusal } from '@mostrador/domain/checkout/checkout-inputs'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef } from 'react'

/** Tells a refusal in a toast, removed with the last one of its kind. Source: 000 §5 Checkout. */
export function useToldRefusal(
  refusals: readonly CheckoutRefusal[],
): (code: CheckoutCode, text: string) => void {
  const toast = useToast()
  const told = useRef(new Map<CheckoutCode, AbortController>())
  useEffect(() => {
    for (const [code, leave] of told.current)
      if (refusals.every((refusal) => refusal.code !== code)) {
        told.current.delete(code)
        leave.abort()
      }
  })
  return (code, text) => {
    const leave = told.current.get(code) ?? new AbortController()
    told.current.set(code, leave)
    toast({ text, tone: 'danger', signal: leave.signal })
  }
}
