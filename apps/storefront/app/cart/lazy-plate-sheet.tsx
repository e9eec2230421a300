import type { Cart } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { lazy, Suspense } from 'react'
import type { PlateView } from '../place/menu-view.ts'
import { cartActions } from './cart-actions.ts'
import type { Shop } from './load-shop.ts'

const PlateSheet = lazy(() => import('./plate-sheet.tsx'))

/** The plate that lies open over the cart; with a line it is edited, else added. */
export type OpenPlate = { readonly view: PlateView; readonly line?: CartLine }

export type LazyPlateSheetProps = {
  readonly shop: Shop
  readonly cart: Cart
  readonly open: OpenPlate
  /** Adds what is no line of the cart yet, and says whether it was added. */
  readonly onAdd: (line: CartLine) => Promise<boolean>
  readonly onClosed: () => void
}

/** The plate's detail, fetched when it is first opened. */
export function LazyPlateSheet({ shop, cart, open, onAdd, onClosed }: LazyPlateSheetProps) {
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
