import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { orderedCode } from '../diner/ordered-cart.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'

/**
 * Goes on to the order that a cart became, where the way back leads to that cart: it is empty
 * because it was ordered, not because nothing was chosen. Answers whether it does. Source: 000 §4
 * Checkout flow.
 */
export function useOrderInstead(alias: string, isEmpty: boolean): boolean {
  const navigate = useNavigate()
  const search = useKeptQuery()
  const code = isEmpty ? orderedCode(alias) : undefined
  useEffect(() => {
    if (code === undefined) return
    const pathname = href('/menu/:alias/order/:orderCode', { alias, orderCode: code })
    void navigate({ pathname, search }, { replace: true })
  }, [alias, code, navigate, search])
  return code !== undefined
}
