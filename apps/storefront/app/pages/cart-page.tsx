import { cartCopy } from '@mostrador/copy/cart'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useContact } from '../place/use-alias.ts'
import { useIsAlive } from '../frame/ambient.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { JourneyPage } from '../header/journey-page.tsx'
import { needSellingContact } from '../frame/need-contact.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { useCart } from '../diner/cart-store.ts'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { FilledCart } from '../cart/filled-cart.tsx'
import { menuAddress } from '../cart/menu-address.ts'
import { useOrderInstead } from '../cart/use-order-instead.ts'
import GroupEntry from '../group-order/group-entry.tsx'
import type { Route } from './+types/cart-page'

export const loader = (args: Route.LoaderArgs) => needSellingContact(args)
/** Loads the current shop: the checkout takes it over. Source: docs/decisions/071. */
export const clientLoader = (args: Route.ClientLoaderArgs) => needSellingContact(args, 'anew')

export const meta: Route.MetaFunction = (args) => journeyMeta(args, cartCopy.title)

/** Page "Mi pedido"; its cart lives in the browser. Source: 000 §2 Cart page. */
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

function CartOf({ alias }: { readonly alias: string }) {
  const cart = useCart(alias)
  const isAlive = useIsAlive()
  const isEmpty = !cart || cart.lines.length === 0
  const isOrdered = useOrderInstead(alias, isAlive ? isEmpty : undefined)
  if (!isAlive || isOrdered) return <CartSkeleton />
  if (isEmpty) return <EmptyCart to={menuAddress(alias, cart)} />
  return <FilledCart cart={cart} />
}

function CartSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="w-32" />
      <Skeleton shape="block" className="h-36 w-full" />
      <Skeleton shape="block" className="h-36 w-full" />
    </div>
  )
}
