import { cartPageCopy } from '@mostrador/copy/cart-page'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { KeptLink } from '../frame/kept-link.tsx'

/**
 * View of an empty cart: a picture, a sentence and, elsewhere than on the menu, the way back to
 * it. Source: 000 §2 Cart page, Checkout.
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
