import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsAlive } from '../layout/ambient.ts'

const CartRestore = lazy(() => import('./cart-restore.tsx'))
const IdleParts = lazy(() => import('./idle-parts.tsx'))

/** How long a browser that cannot say when it rests is given to draw the page, in milliseconds. */
const QUIET_MS = 2_000

/** False while the page is being drawn and brought to life, then true. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const wake = () => setIsIdle(true)
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(wake, { timeout: QUIET_MS })
      return () => cancelIdleCallback(handle)
    }
    const timer = setTimeout(wake, QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}

/**
 * Tells the shop of a cart that is left, and brings one back by a campaign's link. Nothing of it belongs to the
 * first paint: both halves are loaded after it. Source: 000 §4 Abandoned-cart restore.
 */
export function AbandonedCart({ contact }: { readonly contact: BranchContactInfo }) {
  const { search } = useLocation()
  const isAsked = useIsAlive() && /[?&]abandoned\b/.test(search)
  const isIdle = useIsIdle()
  return (
    <Suspense>
      {isAsked && <CartRestore key={contact.id} contact={contact} />}
      {isIdle && <IdleParts key={contact.id} contact={contact} />}
    </Suspense>
  )
}
