import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useIsAlive } from '../layout/ambient.ts'
import { useIsIdle } from '../layout/use-is-idle.ts'

const CartRestore = lazy(() => import('./cart-restore.tsx'))
const IdleParts = lazy(() => import('./idle-parts.tsx'))

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
