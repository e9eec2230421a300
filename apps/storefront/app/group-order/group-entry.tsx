import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Suspense, useState } from 'react'
import { useCart } from '../diner/cart-store.ts'
import { findGroupElsewhere, useJoinedGroup } from '../diner/joined-group.ts'
import { useIsAlive } from '../frame/ambient.ts'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'

/** Loaded for a diner who asks for a group, or is in one. */
const GroupSection = lazyOrNothing(() => import('./group-section.tsx'))

/**
 * Button to open a group for a filled cart, or the group of this browser. Default export, because
 * a menu loads it where its cart stands beside it.
 */
export default function GroupEntry({ contact }: { readonly contact: BranchContactInfo }) {
  const { alias } = contact
  const cart = useCart(alias)
  const joined = useJoinedGroup(alias)
  const [isAsked, setIsAsked] = useState(false)
  const isAlive = useIsAlive()
  if (isAlive && (isAsked || joined || findGroupElsewhere(alias))) {
    return (
      <Suspense>
        <GroupSection
          contact={contact}
          isAsked={isAsked}
          onAsk={() => setIsAsked(true)}
          onClosed={() => setIsAsked(false)}
        />
      </Suspense>
    )
  }
  if (!isAlive || !cart?.lines.length) return null
  return (
    <Button wide variant="quiet" icon="user" onClick={() => setIsAsked(true)}>
      {cartPageCopy.orderTogether}
    </Button>
  )
}
