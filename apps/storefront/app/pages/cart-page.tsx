import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { cartCopy } from '@mostrador/copy/cart'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Suspense, useState } from 'react'
import { useContact } from '../place/use-alias.ts'
import { useIsAlive } from '../frame/ambient.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { JourneyPage } from '../header/journey-page.tsx'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { needSellingContact } from '../frame/need-contact.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { useCart } from '../diner/cart-store.ts'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { FilledCart } from '../cart/filled-cart.tsx'
import { menuAddress } from '../cart/menu-address.ts'
import { isOfGroup } from '../diner/joined-group.ts'
import type { Route } from './+types/cart-page'

/** Brought for who asks for it, and for who is of a group. */
const GroupPart = lazyOrNothing(() => import('../group-order/group-part.tsx'))

export const loader = (args: Route.LoaderArgs) => needSellingContact(args)
/** The cart shows the shop as it is now: the checkout takes it over. Source: docs/decisions/071. */
export const clientLoader = (args: Route.ClientLoaderArgs) => needSellingContact(args, 'anew')

export const meta: Route.MetaFunction = (args) => journeyMeta(args, cartCopy.title)

/**
 * "Mi pedido". The server renders its frame alone: the cart lives in the browser. Source: 000 §2
 * Cart page.
 */
export default function CartPage() {
  const contact = useContact()
  if (!contact) return <NotFoundView />
  return (
    <JourneyPage contact={contact} title={cartCopy.title}>
      <CartOf alias={contact.alias} />
      <GroupEntry contact={contact} />
    </JourneyPage>
  )
}

/** The way to a group for a cart that is filled, and the group that this browser is of. */
function GroupEntry({ contact }: { readonly contact: BranchContactInfo }) {
  const { alias } = contact
  const cart = useCart(alias)
  const [isAsked, setIsAsked] = useState(false)
  const isAlive = useIsAlive()
  if (isAlive && (isAsked || isOfGroup(alias))) {
    return (
      <Suspense>
        <GroupPart
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

function CartOf({ alias }: { readonly alias: string }) {
  const cart = useCart(alias)
  const isAlive = useIsAlive()
  if (!isAlive) return <CartSkeleton />
  if (!cart || cart.lines.length === 0) return <EmptyCart to={menuAddress(alias, cart)} />
  return <FilledCart cart={cart} />
}

/** Two lines of a cart in their size, until the browser has read its own. */
function CartSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="w-32" />
      <Skeleton shape="block" className="h-36 w-full" />
      <Skeleton shape="block" className="h-36 w-full" />
    </div>
  )
}
