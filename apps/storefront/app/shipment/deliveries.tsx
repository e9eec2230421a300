import { shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import type { DeliveryList } from '../rider/kept-deliveries.ts'

export type DeliveriesProps = { readonly alias: string; readonly list: DeliveryList }

/**
 * All that the rider is on, and what can be taken. That there is nothing is said where there is
 * nothing at all; with full hands only that no other is free. Source: 001 §2 Rider shipment list;
 * docs/decisions/035.
 */
export function Deliveries({ alias, list: { free, inHand } }: DeliveriesProps) {
  return (
    <>
      {inHand.length > 0 && (
        <section aria-labelledby="own" className="grid gap-2">
          <h2 id="own" className="text-18 font-semibold">
            {shipmentPageCopy.yours(inHand.length)}
          </h2>
          <ul className="grid gap-3">
            {inHand.map((delivery) => (
              <DeliveryRow key={delivery.id} alias={alias} delivery={delivery} />
            ))}
          </ul>
        </section>
      )}
      {free.length > 0 && (
        <ul className="grid gap-3">
          {free.map((delivery) => (
            <DeliveryRow key={delivery.id} alias={alias} delivery={delivery} />
          ))}
        </ul>
      )}
      {free.length === 0 && inHand.length > 0 && (
        <p className="text-16 text-muted">{shipmentPageCopy.noOther(inHand.length)}</p>
      )}
      {free.length === 0 && inHand.length === 0 && (
        <EmptyState picture={<EmptyPicture name="bag" />} title={shipmentCopy.empty}>
          {shipmentPageCopy.emptyHint}
        </EmptyState>
      )}
    </>
  )
}
