import type { Cart } from '@mostrador/domain/cart/cart'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useContact, useCurrency } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { useCart } from '../diner/cart-store.ts'
import { useSignOuts } from '../diner/use-sign-outs.ts'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { menuAddress } from '../cart/menu-address.ts'
import { useOrderInstead } from '../cart/use-order-instead.ts'
import { useLoaded } from '../frame/use-loaded.ts'
import { useIsAlive } from '../frame/ambient.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { JourneyPage } from '../header/journey-page.tsx'
import { needSellingContact } from '../frame/need-contact.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { forgetCharges, type PricedShop } from '../cart/load-priced-shop.ts'
import { forgetExternalBenefits } from '../loyalty/external-benefits.ts'
import { fetchCheckoutForm, loadCheckoutPage } from '../checkout/load-checkout-page.ts'
import { loadSchedule } from '../checkout/load-schedule.ts'
import type { Route } from './+types/checkout-page'

export const loader = (args: Route.LoaderArgs) => needSellingContact(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => needSellingContact(args)

fetchCheckoutForm()

export const meta: Route.MetaFunction = (args) => journeyMeta(args, checkoutCopy.title)

/** Page of the checkout; cart and diner live in the browser. Source: 000 §2 Checkout. */
export default function CheckoutPage() {
  const contact = useContact()
  if (!contact) return <NotFoundView />
  return (
    <JourneyPage contact={contact} title={checkoutCopy.title}>
      <CheckoutOf alias={contact.alias} />
    </JourneyPage>
  )
}

function CheckoutOf({ alias }: { readonly alias: string }) {
  const cart = useCart(alias)
  const isAlive = useIsAlive()
  const isEmpty = !cart || cart.lines.length === 0
  const isOrdered = useOrderInstead(alias, isAlive ? isEmpty : undefined)
  if (!isAlive || isOrdered) return <CheckoutSkeleton />
  if (isEmpty) return <EmptyCart to={menuAddress(alias, cart)} />
  return <CheckoutFor cart={cart} />
}

const canSchedule = ({ mode }: PricedShop): boolean => mode.orderType !== 'ON_DEMAND'

function CheckoutFor({ cart }: { readonly cart: Cart }) {
  const { mantissa } = useCurrency()
  const place = `${cart.branchContactId}/${cart.orderModeId}`
  const signOuts = useSignOuts()
  const page = useLoaded(place, () => loadCheckoutPage(browserApi, cart, mantissa))
  const isScheduled = page.loaded.status === 'ready' && canSchedule(page.loaded.data.shop)
  const schedule = useLoaded(isScheduled ? place : undefined, () =>
    loadSchedule(browserApi.client, cart.orderModeId),
  )

  async function reload(): Promise<PricedShop | undefined> {
    forgetExternalBenefits()
    forgetCharges(browserApi.client)
    browserApi.forget(cart.alias)
    const [fresh] = await Promise.all([page.reload(), isScheduled ? schedule.reload() : undefined])
    return fresh?.ok ? fresh.data.shop : undefined
  }

  if (page.loaded.status === 'failed') return <CheckoutFailure onRetry={page.retry} />
  if (page.loaded.status === 'loading') return <CheckoutSkeleton />
  const { shop, CheckoutForm } = page.loaded.data
  return (
    <CheckoutForm
      key={signOuts}
      cart={cart}
      shop={shop}
      schedule={{
        days: schedule.loaded.status === 'ready' ? schedule.loaded.data.days : [],
        today: schedule.loaded.status === 'ready' ? schedule.loaded.data.today : undefined,
        isLoading: isScheduled && schedule.loaded.status === 'loading',
        retry: schedule.loaded.status === 'failed' ? schedule.retry : undefined,
      }}
      reload={reload}
    />
  )
}

function CheckoutFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      picture={<EmptyPicture name="plug" />}
      title={checkoutCopy.loadFailedTitle}
      action={<Button onClick={onRetry}>{layoutCopy.retry}</Button>}
    >
      {checkoutCopy.loadFailedHint}
    </EmptyState>
  )
}

function CheckoutSkeleton() {
  return (
    <div aria-busy className="with-beside grid gap-4">
      <Skeleton shape="block" className="h-24 w-full" />
      <Skeleton shape="block" className="h-96 w-full" />
      <Skeleton shape="block" className="h-48 w-full" />
      <div className="beside">
        <Skeleton shape="block" className="h-56 w-full" />
      </div>
    </div>
  )
}
