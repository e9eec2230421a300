import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { useEffect } from 'react'
import { OnWay } from './on-way.tsx'
import { TrackingStatus } from './tracking-status.tsx'
import { useTracking } from './use-tracking.ts'

export type RiderOnWayProps = {
  readonly alias: string
  readonly orderCode: string
  readonly onChange: (isOnWay: boolean) => void
}

/**
 * Rider of an order in its follow-up, with the distance and a small map, once the rider has left
 * with it; before that, and after a rider gave it up on the way, its state in the words of the
 * tracking page. Default export: loaded where an order is delivered. Source: 001 §4 Shipment
 * statuses.
 */
export default function RiderOnWay({ alias, orderCode, onChange }: RiderOnWayProps) {
  const { info } = useTracking(alias, orderCode)
  const isOnWay = info !== undefined && SHIPMENT_STATES[info.status].customerSeesDetails
  useEffect(() => onChange(isOnWay), [onChange, isOnWay])
  if (!info) return null
  if (isOnWay) return <OnWay info={info} />
  return (
    <p className="text-center">
      <TrackingStatus status={info.status} />
    </p>
  )
}
