import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { after } from '@mostrador/live/timers'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef } from 'react'
import { standsAt, type OrderNow } from './judge-code.ts'
import type { KeptCode } from './kept-code.ts'

/**
 * Returns the code while it holds for the current order; `drop` forgets it otherwise. A limited
 * code ends with its time. The diner is told each end of a code, since the total changes. Source:
 * 000 §4 Discount code.
 */
export function useCodeLife(given: KeptCode | null, place: OrderNow, drop: () => void): KeptCode | null {
  const toast = useToast()
  const kept = given && standsAt(given, place) ? given : null
  const isLost = given !== null && kept === null
  const before = useRef<KeptCode | null>(null)
  const dropNow = useRef(drop)
  useEffect(() => {
    dropNow.current = drop
  })

  useEffect(() => {
    if (isLost) dropNow.current()
  }, [isLost])

  const expiresAt = kept?.expiresAt ?? null
  useEffect(() => {
    if (expiresAt === null) return undefined
    return after(Math.max(0, expiresAt - Date.now()), () => dropNow.current())
  }, [expiresAt])

  useEffect(() => {
    const gone = before.current
    before.current = kept
    if (!gone || kept) return
    const isExpired = gone.expiresAt !== null && gone.expiresAt <= Date.now()
    toast({ text: isExpired ? discountCodeCopy.expired : discountCodeCopy.dropped })
  }, [kept, toast])

  return kept
}
