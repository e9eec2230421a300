import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useIsAlive } from '../frame/ambient.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'

const CartRestore = lazyOrNothing(() => import('./cart-restore.tsx'))

/**
 * Brings a cart back by a campaign's link. Nothing of it belongs to the first paint: it is loaded
 * after it. Source: 000 §4 Abandoned-cart restore.
 */
export function AbandonedCart({ contact }: { readonly contact: BranchContactInfo }) {
  const { search } = useLocation()
  const isAsked = useIsAlive() && /[?&]abandoned\b/.test(search)
  return <Suspense>{isAsked && <CartRestore key={contact.id} contact={contact} />}</Suspense>
}
