import { useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { orderedCode } from '../diner/ordered-cart.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'

/**
 * Goes on to the order that a cart became, where Back leads to that cart: it is empty because it
 * was ordered. Returns whether it was. A page that places the order itself stays, since it
 * navigates with a query of its own. `isEmpty` is undefined until the browser has read its cart.
 * Source: 000 §4 Checkout flow.
 */
export function useOrderInstead(alias: string, isEmpty: boolean | undefined): boolean {
  const navigate = useNavigate()
  const search = useKeptQuery()
  const [wasFilled, setWasFilled] = useState(false)
  if (isEmpty === false && !wasFilled) setWasFilled(true)
  const code = isEmpty ? orderedCode(alias) : undefined
  useEffect(() => {
    if (code === undefined || wasFilled) return
    const pathname = href('/menu/:alias/order/:orderCode', { alias, orderCode: code })
    void navigate({ pathname, search }, { replace: true })
  }, [alias, code, navigate, search, wasFilled])
  return code !== undefined
}
