import { shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Link } from 'react-router'
import { Unreachable } from '../frame/unreachable.tsx'
import { shipmentsPath } from '../rider/shipment-path.ts'
import type { DeliveryState } from './load-failures.ts'

export type NoDeliveryProps = {
  readonly alias: string
  readonly state: DeliveryState
  readonly onRefresh: () => void
}

const WORDS = {
  lost: { title: shipmentPageCopy.lostTitle, hint: shipmentPageCopy.lostHint },
  gone: { title: shipmentPageCopy.goneTitle, hint: shipmentPageCopy.goneHint },
} as const

/**
 * View without a delivery: it loads, another rider has it, it is over, or it failed to load.
 */
export function NoDelivery({ alias, state, onRefresh }: NoDeliveryProps) {
  if (state === 'lost' || state === 'gone') {
    const { title, hint } = WORDS[state]
    return (
      <EmptyState
        picture={<EmptyPicture name="bag" />}
        title={title}
        level={1}
        action={<Button render={<Link to={shipmentsPath(alias)} />}>{shipmentCopy.seeShipments}</Button>}
      >
        {hint}
      </EmptyState>
    )
  }
  if (state === 'failed')
    return <Unreachable level={1} hint={shipmentCopy.shipmentFailed} onRetry={onRefresh} />
  return (
    <div className="grid gap-3" aria-busy>
      <h1 className="text-22 font-bold">{shipmentPageCopy.looking}</h1>
      <Skeleton shape="block" className="h-32 w-full" />
      <Skeleton shape="block" className="h-52 w-full" />
    </div>
  )
}
