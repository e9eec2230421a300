import { orderCopy } from '@mostrador/copy/order'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { KeptLink } from '../frame/kept-link.tsx'

export type OrderErrorViewProps = {
  readonly alias: string
  readonly isMissing: boolean
}

/** Page of an order that failed to load: reason, retry, and the way back. Source: 001 §8. */
export function OrderErrorView({ alias, isMissing }: OrderErrorViewProps) {
  const title = isMissing ? orderCopy.errorTitle : orderCopy.loadFailedTitle
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <title>{title}</title>
      <EmptyState
        picture={<EmptyPicture name={isMissing ? 'plate' : 'plug'} />}
        title={title}
        level={1}
        action={
          <div className="grid gap-2">
            <Button wide icon="refresh" onClick={() => location.reload()}>
              {orderCopy.retry}
            </Button>
            <Button variant="secondary" wide render={<KeptLink to={`/menu/${alias}`} />}>
              {orderCopy.backToMenu}
            </Button>
          </div>
        }
      >
        {isMissing ? orderCopy.errorHint : orderCopy.loadFailedHint}
      </EmptyState>
    </main>
  )
}
