import { orderCopy } from '@mostrador/copy/order'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { KeptLink } from '../layout/kept-link.tsx'

/** There is no such order, or none of this local: a sentence and the way back. Source: 001 §8. */
export function OrderErrorView({ alias }: { readonly alias: string }) {
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <EmptyState
        picture={<EmptyPicture name="plate" />}
        title={orderCopy.errorTitle}
        level={1}
        action={<Button render={<KeptLink to={`/menu/${alias}`} />}>{orderCopy.backToMenu}</Button>}
      >
        {orderCopy.errorHint}
      </EmptyState>
    </main>
  )
}
