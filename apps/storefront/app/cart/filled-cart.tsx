import { cartPageCopy } from '@mostrador/copy/cart-page'
import { layoutCopy } from '@mostrador/copy/layout'
import { orderCopy } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { cartTotal, type Cart } from '@mostrador/domain/cart/cart'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { useTableOfLink } from '../place/use-table-of-link.ts'
import { browserApi } from '../api.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { ClearCart } from './clear-cart.tsx'
import { CartBar } from './cart-bar.tsx'
import { CartTicketCard } from './cart-ticket-card.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { LineList } from './line-list.tsx'
import { loadPricedShop, type PricedShop } from './load-priced-shop.ts'
import { menuAddress } from './menu-address.ts'
import { NotNowCard } from './not-now-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { UpsellRow, upsellsOf } from './upsell-row.tsx'
import { canBeOrdered } from './takes-orders.ts'
import { useComparedCart } from './use-compared-cart.ts'
import { useOpenPlate } from './use-open-plate.tsx'
import { useShopNow } from './use-shop-now.ts'
import { useShopWatch } from './use-shop-watch.ts'

/** Cart with lines, priced on the current menu. */
export function FilledCart({ cart }: { readonly cart: Cart }) {
  const { mantissa } = useCurrency()
  const key = `${cart.branchContactId}/${cart.orderModeId}`
  const { loaded, retry, reload } = useLoaded(key, () => loadPricedShop(browserApi, cart, mantissa))
  const shop = useShopNow(loaded.status === 'ready' ? loaded.data : undefined)
  useShopWatch(shop, async () => {
    browserApi.forget(cart.alias)
    const fresh = await reload()
    return fresh?.ok ? fresh.data : undefined
  })
  if (loaded.status === 'failed') {
    const isGone = loaded.problem.code === 'order-mode-not-found' || loaded.problem.code === 'menu-not-found'
    return <CartFailure isModeGone={isGone} alias={cart.alias} onRetry={retry} />
  }
  return <CartSections cart={cart} shop={shop} />
}

function CartSections({ cart, shop }: { readonly cart: Cart; readonly shop: PricedShop | undefined }) {
  const { compared, accept } = useComparedCart(cart, shop)
  const now = { ...cart, lines: compared.lines }
  const { edit, pick, dialogs } = useOpenPlate(now, shop)
  const itemsPrice = cartTotal(compared.lines, shop?.view.menu.discounts)
  const table = useTableOfLink(cart.mode)
  const addMore = <KeptLink to={menuAddress(cart.alias, cart)} />
  return (
    <div className="with-beside grid grid-cols-1 gap-4">
      <div className="-mt-3 flex min-h-11 items-center justify-between gap-4">
        <p className="min-w-0 text-16 wrap-anywhere text-muted">
          {shop && [orderModeName(shop.mode), ...(table ? [orderCopy.table(table)] : [])].join(' · ')}
        </p>
        <ClearCart alias={cart.alias} />
      </div>
      {shop && <ClosedNotice contact={shop.contact} mode={shop.mode} />}
      <ChangesNotice changes={compared.changes} onAccept={accept} />
      {shop && <ProgressCard shop={shop} itemsPrice={itemsPrice} />}
      <Card>
        <LineList alias={cart.alias} cart={compared} view={shop?.view} onEdit={edit} />
      </Card>
      <div className="beside beside-sticky">
        {shop ? <CartTicketCard shop={shop} cart={now} /> : <Skeleton shape="block" className="h-32" />}
        {shop && !canBeOrdered(shop) && <NotNowCard contact={shop.contact} mode={shop.mode} />}
        {shop && <CartBar shop={shop} cart={now} compared={compared} onAccept={accept} />}
      </div>
      <Button variant="secondary" wide icon="plus" render={addMore}>
        {cartPageCopy.addMore}
      </Button>
      {shop && (
        <UpsellRow plates={upsellsOf(shop.view, cart.lines, shop.mode.categoriesNotInCart)} onPick={pick} />
      )}
      {dialogs}
    </div>
  )
}

type CartFailureProps = {
  readonly isModeGone: boolean
  readonly alias: string
  readonly onRetry: () => void
}

function CartFailure({ isModeGone, alias, onRetry }: CartFailureProps) {
  return (
    <EmptyState
      picture={<EmptyPicture name={isModeGone ? 'plate' : 'plug'} />}
      title={isModeGone ? cartPageCopy.modeGoneTitle : cartPageCopy.loadFailedTitle}
      action={
        isModeGone ? (
          <Button render={<KeptLink to={menuAddress(alias, undefined)} />}>{cartPageCopy.backToMenu}</Button>
        ) : (
          <Button onClick={onRetry}>{layoutCopy.retry}</Button>
        )
      }
    >
      {isModeGone ? undefined : cartPageCopy.loadFailedHint}
    </EmptyState>
  )
}
