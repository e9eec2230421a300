import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { RiderSession } from './rider-session.ts'
import { usePositionSending } from './use-position-sending.ts'

export type SharedPositionProps = { readonly alias: string; readonly session: RiderSession }

/** Shares the position while it is drawn, and says so. */
export function SharedPosition({ alias, session }: SharedPositionProps) {
  const state = usePositionSending(alias, session)
  if (state === 'denied' || state === 'missing') {
    return (
      <output className="flex gap-2 text-14 font-medium text-warning">
        <Icon name="locate" />
        {state === 'denied' ? shipmentPageCopy.locationDenied : shipmentPageCopy.locationMissing}
      </output>
    )
  }
  return (
    <p className="flex min-h-6 items-center gap-2 text-14 text-muted">
      <Icon name="locate" />
      {state === 'on' && shipmentPageCopy.locationOn}
    </p>
  )
}
