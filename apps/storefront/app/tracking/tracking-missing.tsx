import { deniedCopy } from '@mostrador/copy/denied'
import { trackingCopy } from '@mostrador/copy/tracking'
import { trackingMissingCopy } from '@mostrador/copy/tracking-missing'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { href } from 'react-router'
import { KeptLink } from '../frame/kept-link.tsx'

export type TrackingMissingProps = {
  readonly alias: string
  readonly orderCode: string
  readonly order: { readonly title: string; readonly sentence: string } | undefined
  readonly isAsking: boolean
  readonly onRefresh: () => void
}

/**
 * Page of a tracking link that leads to no delivery. Polling stops; links lead to the order, which
 * may not be on its way yet, and to the menu. For a known order it says what the follow-up says.
 */
export function TrackingMissing({ alias, orderCode, order, isAsking, onRefresh }: TrackingMissingProps) {
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <EmptyState
        picture={<EmptyPicture name="map" />}
        title={order?.title ?? deniedCopy.title}
        level={1}
        action={
          <div className="grid gap-2">
            <Button
              wide
              icon="receipt"
              render={<KeptLink to={href('/menu/:alias/order/:orderCode', { alias, orderCode })} />}
            >
              {trackingCopy.followUp}
            </Button>
            <Button
              variant="secondary"
              wide
              icon="refresh"
              busy={isAsking}
              busyLabel={trackingCopy.loading}
              onClick={onRefresh}
            >
              {trackingCopy.refresh}
            </Button>
            <Button variant="quiet" wide render={<KeptLink to={`/menu/${alias}`} />}>
              {trackingMissingCopy.toMenu}
            </Button>
          </div>
        }
      >
        {order?.sentence ?? trackingMissingCopy.hint}
      </EmptyState>
    </main>
  )
}
