import { shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import type { DeliveryList } from './kept-deliveries.ts'

export type DeliveriesProps = { readonly alias: string; readonly list: DeliveryList }

/** What the rider is on, and what can be taken; or that there is nothing. Source: 001 §2 Rider shipment list. */
export function Deliveries({ alias, list }: DeliveriesProps) {
  return (
    <>
      {list.own && (
        <section aria-labelledby="own" className="grid gap-2">
          <h2 id="own" className="text-18 font-semibold">
            {shipmentPageCopy.yours}
          </h2>
          <ul>
            <DeliveryRow alias={alias} delivery={list.own} />
          </ul>
        </section>
      )}
      {list.free.length > 0 ? (
        <ul className="grid gap-3">
          {list.free.map((delivery) => (
            <DeliveryRow key={delivery.id} alias={alias} delivery={delivery} />
          ))}
        </ul>
      ) : (
        <EmptyState picture={<EmptyPicture name="bag" />} title={shipmentCopy.empty}>
          {shipmentPageCopy.emptyHint}
        </EmptyState>
      )}
    </>
  )
}
