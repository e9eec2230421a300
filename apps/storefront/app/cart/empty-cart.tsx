import { cartPageCopy } from '@mostrador/copy/cart-page'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { KeptLink } from '../frame/kept-link.tsx'

/**
 * Nothing to order: a picture, a sentence and, where one is not in it, the way back to the menu.
 * Source: 000 §2 Cart page, Checkout.
 */
export function EmptyCart({ to }: { readonly to?: string }) {
  return (
    <EmptyState
      picture={<EmptyPicture name="bag" />}
      title={cartPageCopy.empty}
      action={to && <Button render={<KeptLink to={to} />}>{cartPageCopy.backToMenu}</Button>}
    >
      {cartPageCopy.emptyHint}
    </EmptyState>
  )
}
