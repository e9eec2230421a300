import { SHIPMENT_STATUS_LABELS, shipmentCopy } from '@mostrador/copy/shipment'
import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import type { Delivery } from '../rider/delivery.ts'
import { deliveryName } from './delivery-name.ts'
import { DeliveryRow } from './delivery-row.tsx'
import type { DeliveryList } from '../rider/kept-deliveries.ts'
import { usePendingSteps } from '../rider/pending-steps.ts'
import { rememberCalledOff, useSeenCalledOff } from '../rider/seen-called-off.ts'

export type DeliveriesProps = { readonly alias: string; readonly list: DeliveryList }

/**
 * Lists of the deliveries in hand and the free ones. Without either a notice says so; with a
 * delivery in hand only that no other is free. Source: 001 §2 Rider shipment list;
 * docs/decisions/035.
 */
export function Deliveries({ alias, list: { free, inHand, calledOff } }: DeliveriesProps) {
  const pending = usePendingSteps(alias)
  const isWaiting = ({ id }: Delivery) => pending.some(({ deliveryId }) => deliveryId === id)
  return (
    <>
      <CalledOff alias={alias} deliveries={calledOff} />
      {inHand.length > 0 && (
        <section aria-labelledby="own" className="grid gap-2">
          <h2 id="own" className="text-18 font-semibold">
            {shipmentPageCopy.yours(inHand.length)}
          </h2>
          <ul className="grid gap-3">
            {inHand.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                alias={alias}
                delivery={delivery}
                isWaiting={isWaiting(delivery)}
              />
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

/**
 * Deliveries that others called off while the rider had them. Their food may be in the bag, so
 * they stay until the rider says that it is back at the shop. Source: docs/decisions/149.
 */
function CalledOff({
  alias,
  deliveries,
}: {
  readonly alias: string
  readonly deliveries: readonly Delivery[]
}) {
  const seen = useSeenCalledOff(alias)
  const left = deliveries.filter(({ id }) => !seen.includes(id))
  if (left.length === 0) return null
  return (
    <section aria-labelledby="called-off" className="grid gap-2">
      <h2 id="called-off" className="text-18 font-semibold">
        {riderStepsCopy.calledOff(left.length)}
      </h2>
      {left.map((delivery) => (
        <Notice
          key={delivery.id}
          tone="danger"
          title={`${deliveryName(delivery)} · ${SHIPMENT_STATUS_LABELS[delivery.status]}`}
          className="text-16"
          action={
            <Button variant="secondary" onClick={() => rememberCalledOff(alias, delivery.id)}>
              {riderStepsCopy.broughtBack}
            </Button>
          }
        >
          {riderStepsCopy.canceledFood}
        </Notice>
      ))}
    </section>
  )
}
