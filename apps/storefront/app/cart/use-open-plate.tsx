import type { Cart } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { Suspense, useState, type ReactNode } from 'react'
import { brought } from '../frame/brought.ts'
import type { PlateView } from '../place/menu-view.ts'
import { cartActions } from './cart-actions.ts'
import type { Shop } from './load-shop.ts'
import { untouchedLine } from './untouched-line.ts'
import { useAddLine } from './use-add-line.tsx'

const PlateSheet = brought(() => import('./plate-sheet.tsx'))

type Opened = { readonly view: PlateView; readonly line?: CartLine }

/** Ways to change lines and add recommendations; `dialogs` is drawn beside the cart. */
export type OpenPlate = {
  readonly edit: (line: CartLine, view: PlateView) => void
  readonly pick: (view: PlateView) => void
  readonly dialogs: ReactNode
}

/**
 * Opens the detail of a plate over a cart, loaded when first opened: a line in edit mode, or a
 * recommendation that asks something before it is added. `cart` has the lines as drawn.
 */
export function useOpenPlate(cart: Cart, shop: Shop | undefined): OpenPlate {
  const [opened, setOpened] = useState<Opened>()
  const { add, question } = useAddLine()

  function pick(view: PlateView): void {
    const line = shop && untouchedLine(shop.view.menu, view, 'upselled')
    if (line) void add(shop.place, line)
    else setOpened({ view })
  }

  async function take(taken: CartLine): Promise<boolean> {
    if (!opened?.line) return shop !== undefined && add(shop.place, taken)
    cartActions.replace(cart.alias, taken)
    return true
  }

  const dialogs = (
    <>
      {shop && opened && (
        <Suspense>
          <PlateSheet
            key={opened.line?.id ?? opened.view.plate.id}
            shop={shop}
            view={opened.view}
            line={opened.line}
            lines={cart.lines}
            onLine={take}
            onClosed={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {question}
    </>
  )
  return { edit: (line, view) => setOpened({ line, view }), pick, dialogs }
}
