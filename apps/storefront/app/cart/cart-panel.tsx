import { cartCopy } from '@mostrador/copy/cart'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { layoutCopy } from '@mostrador/copy/layout'
import { cartTotal, type Cart } from '@mostrador/domain/cart/cart'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { CartBar } from './cart-bar.tsx'
import { CartTicketCard } from './cart-ticket-card.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { ClearCart } from './clear-cart.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { LineList } from './line-list.tsx'
import type { Shop } from './load-shop.ts'
import { NotNowCard } from './not-now-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { canBeOrdered } from './takes-orders.ts'
import { UpsellRow, upsellsOf } from './upsell-row.tsx'
import { useComparedCart } from './use-compared-cart.ts'
import { useOpenPlate } from './use-open-plate.tsx'
import { usePricedShop } from './use-priced-shop.ts'

export type CartPanelProps = {
  readonly shop: Shop
  readonly cart: Cart | undefined
  readonly children: ReactNode
}

/**
 * Panel of the cart beside the menu: the lines, the ticket and "Continuar". Default export,
 * because it is loaded where the screen is wide enough. Source: docs/decisions/081.
 */
export default function CartPanel({ shop, cart, children }: CartPanelProps) {
  const isEmpty = !cart || cart.lines.length === 0
  return (
    <div data-cart-panel className="flex h-full flex-col">
      <div className="flex min-h-18 shrink-0 items-center justify-between gap-4 px-5">
        {/* Where the focus goes when what had it is gone. */}
        <h2 tabIndex={-1} className="text-22 font-bold">
          {cartCopy.title}
        </h2>
        {!isEmpty && <ClearCart alias={cart.alias} />}
      </div>
      {isEmpty ? (
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">
          <EmptyCart />
          <div className="grid gap-4 px-5 pb-5">{children}</div>
        </div>
      ) : (
        <Filled shop={shop} cart={cart}>
          {children}
        </Filled>
      )}
    </div>
  )
}

type FilledProps = Omit<CartPanelProps, 'cart'> & { readonly cart: Cart }

function Filled({ shop, cart, children }: FilledProps) {
  const { priced, isFailed, retry } = usePricedShop(shop)
  const { compared, accept } = useComparedCart(cart, shop)
  const now = { ...cart, lines: compared.lines }
  const { edit, pick, dialogs } = useOpenPlate(now, shop)
  return (
    <>
      <div className="grid min-h-0 grow grid-cols-1 content-start gap-4 overflow-y-auto overscroll-contain px-5 pb-5">
        <ChangesNotice changes={compared.changes} onAccept={accept} />
        <ProgressCard shop={shop} itemsPrice={cartTotal(now.lines, shop.view.menu.discounts)} />
        <LineList alias={cart.alias} cart={compared} view={shop.view} onEdit={edit} />
        {priced && <CartTicketCard shop={priced} cart={now} />}
        {!priced && !isFailed && <Skeleton shape="block" className="h-32" />}
        {isFailed && <Unpriced onRetry={retry} />}
        {!canBeOrdered(shop) && <NotNowCard contact={shop.contact} mode={shop.mode} />}
        {children}
        <UpsellRow
          isSwept
          plates={upsellsOf(shop.view, cart.lines, shop.mode.categoriesNotInCart)}
          onPick={pick}
        />
      </div>
      {priced && <CartBar shop={priced} cart={now} compared={compared} onAccept={accept} />}
      {dialogs}
    </>
  )
}

const Unpriced = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice
    title={cartPageCopy.loadFailedTitle}
    action={
      <Button size="small" variant="quiet" icon="refresh" onClick={onRetry}>
        {layoutCopy.retry}
      </Button>
    }
  >
    {cartPageCopy.loadFailedHint}
  </Notice>
)
