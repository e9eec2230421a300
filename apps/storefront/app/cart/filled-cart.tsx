import { cartPageCopy } from '@mostrador/copy/cart-page'
import { layoutCopy } from '@mostrador/copy/layout'
import { orderModeName } from '@mostrador/copy/order-mode'
import type { Cart } from '@mostrador/domain/cart/cart'
import { cartTotal } from '@mostrador/domain/cart/cart'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { useFetched } from '@mostrador/live/use-fetched'
import { useEffect, useState, lazy, Suspense } from 'react'
import type { Minor } from '@mostrador/domain/money/minor'
import { discountEntries } from '@mostrador/domain/pricing/general-adjustments'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { useCurrency } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { ExternalBenefitRow } from '../loyalty/external-benefit-row.tsx'
import { loadExternalBenefits } from '../loyalty/external-benefits.ts'
import type { ExternalBenefits } from '../loyalty/external-benefits.ts'
import { ClearCart } from './clear-cart.tsx'
import { compareCart } from './cart-changes.ts'
import { CartBar } from './cart-bar.tsx'
import { cartActions } from './cart-actions.ts'
import { CartTicket } from './cart-ticket.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { LineList } from './line-list.tsx'
import { loadShop } from './load-shop.ts'
import type { Shop } from './load-shop.ts'
import { menuAddress } from './menu-address.ts'
import { ProgressCard } from './progress-card.tsx'
import { newUpsellLine } from './upsell-line.ts'
import { UpsellRow, upsellsOf } from './upsell-row.tsx'
import { useAddLine } from './use-add-line.tsx'
import { useShopNow } from './use-shop-now.ts'
import type { PlateView } from '../place/menu-view.ts'

/** A cart with something in it, priced on the menu as it stands now. */
export function FilledCart({ cart }: { readonly cart: Cart }) {
  const { mantissa } = useCurrency()
  const key = `${cart.branchContactId}/${cart.orderModeId}`
  const { loaded, retry } = useLoaded(key, () => loadShop(browserApi, cart, mantissa))
  const shop = useShopNow(loaded.status === 'ready' ? loaded.data : undefined)
  if (loaded.status === 'failed') {
    const isGone = loaded.problem.code === 'order-mode-not-found' || loaded.problem.code === 'menu-not-found'
    return <CartFailure isModeGone={isGone} alias={cart.alias} onRetry={retry} />
  }
  return <CartSections cart={cart} shop={shop} />
}

/** A cart whose menu changed, but whose lines did not, follows the menu without a word. */
function useQuietMove(cart: Cart, shop: Shop | undefined, isUnchanged: boolean): void {
  const isBehind = shop !== undefined && isUnchanged && shop.place.menuHash !== cart.menuHash
  useEffect(() => {
    if (isBehind) cartActions.moveTo(shop.place, compareCart(cart.lines, shop.view.menu).lines)
    // oxlint-disable-next-line react/exhaustive-deps -- one move for each menu: lines that change afterwards are already on it
  }, [isBehind])
}

function CartSections({ cart, shop }: { readonly cart: Cart; readonly shop: Shop | undefined }) {
  const [openPlate, setOpenPlate] = useState<OpenPlate>()
  const compared = compareCart(cart.lines, shop?.view.menu)
  const discounts = shop?.view.menu.discounts ?? []
  const itemsPrice = cartTotal(compared.lines, discounts)
  const { add, question } = useAddLine()
  const addMore = <KeptLink to={menuAddress(cart.alias, cart)} />
  useQuietMove(cart, shop, compared.changes.length === 0)

  function accept(): void {
    if (shop) cartActions.moveTo(shop.place, compared.lines)
  }

  return (
    <>
      <div className="-mt-3 flex min-h-11 items-center justify-between gap-4">
        <p className="text-16 text-muted">{shop && orderModeName(shop.mode)}</p>
        <ClearCart alias={cart.alias} />
      </div>
      {shop && <ClosedNotice contact={shop.contact} mode={shop.mode} />}
      <ChangesNotice changes={compared.changes} onAccept={accept} />
      {shop && <ProgressCard shop={shop} itemsPrice={itemsPrice} />}
      <Card>
        <LineList
          alias={cart.alias}
          cart={compared}
          view={shop?.view}
          onEdit={(line, view) => setOpenPlate({ line, view })}
        />
        <CartTicket lines={compared.lines} discounts={discounts} />
      </Card>
      {shop && <CartBenefit shop={shop} itemsPrice={itemsPrice} />}
      <Button variant="secondary" wide icon="plus" render={addMore}>
        {cartPageCopy.addMore}
      </Button>
      {shop && (
        <UpsellRow
          plates={upsellsOf(shop.view, cart.lines, shop.mode.categoriesNotInCart)}
          onPick={(view) => {
            const line = newUpsellLine(shop.view.menu, view)
            if (line) void add(shop.place, line)
            else setOpenPlate({ view })
          }}
        />
      )}
      {shop && <CartBar shop={shop} cart={compared} itemsPrice={itemsPrice} onAccept={accept} />}
      {shop && openPlate && (
        <LazyPlateSheet
          shop={shop}
          cart={{ ...cart, lines: compared.lines }}
          open={openPlate}
          onAdd={(line) => add(shop.place, line)}
          onClosed={() => setOpenPlate(undefined)}
        />
      )}
      {question}
    </>
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

/**
 * Asks, once for each mode of a local, what its external user is given; null until that is known.
 */
function useExternalBenefits({ contact, mode }: Shop): ExternalBenefits | null {
  const { mantissa } = useCurrency()
  const place = { branchId: contact.branch.id, branchContactId: contact.id, orderModeId: mode.id, mantissa }
  const { answer } = useFetched(`${contact.id}/${mode.id}`, {
    ask: () => loadExternalBenefits(browserApi.client, place),
    take: (benefits) => benefits,
  })
  return answer ?? null
}

/**
 * The benefit of a partner's user in the cart, as the checkout will take it off. Source: 000 §4
 * External loyalty.
 */
function CartBenefit({ shop, itemsPrice }: { readonly shop: Shop; readonly itemsPrice: Minor }) {
  const benefits = useExternalBenefits(shop)
  const given = benefits?.benefit ? [benefits.benefit] : []
  const [entry] = discountEntries(given, { itemsPrice, paymentTypeId: null, atMost: itemsPrice })
  return <ExternalBenefitRow benefits={benefits} amount={entry?.amount ?? 0} />
}

const PlateSheet = lazy(() => import('./plate-sheet.tsx'))

/** The plate that lies open over the cart; with a line it is edited, else added. */
type OpenPlate = { readonly view: PlateView; readonly line?: CartLine }

type LazyPlateSheetProps = {
  readonly shop: Shop
  readonly cart: Cart
  readonly open: OpenPlate
  /** Adds what is no line of the cart yet, and says whether it was added. */
  readonly onAdd: (line: CartLine) => Promise<boolean>
  readonly onClosed: () => void
}

/** The plate's detail, fetched when it is first opened. */
function LazyPlateSheet({ shop, cart, open, onAdd, onClosed }: LazyPlateSheetProps) {
  return (
    <Suspense>
      <PlateSheet
        key={open.line?.id ?? open.view.plate.id}
        shop={shop}
        view={open.view}
        line={open.line}
        lines={cart.lines}
        onLine={async (line) => {
          if (!open.line) return onAdd(line)
          cartActions.replace(cart.alias, line)
          return true
        }}
        onClosed={onClosed}
      />
    </Suspense>
  )
}
