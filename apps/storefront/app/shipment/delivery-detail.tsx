import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { currentShipment, nextStep } from '@mostrador/domain/shipment/next-step'
import { hasLostAuction } from '@mostrador/domain/shipment/shipment-seen'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import type { RiderSession } from '../rider/rider-session.ts'
import type { Delivery } from '../rider/delivery.ts'
import { BagCard } from './bag-card.tsx'
import { CancelDelivery } from './cancel-delivery.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryHead } from './delivery-head.tsx'
import { HeldNote } from './held-note.tsx'
import { NextDeliveryBar, NextStepBar } from './next-step-bar.tsx'
import { NoDelivery } from './no-delivery.tsx'
import { ReceiverCard } from './receiver-card.tsx'
import { shipmentsPath } from '../rider/shipment-path.ts'
import { StopList } from './stop-list.tsx'
import type { DeliveryView } from './use-delivery.ts'
import type { Steps } from './use-steps.ts'
import { wayOf } from './way-of.ts'

export type DeliveryDetailProps = {
  readonly alias: string
  readonly session: RiderSession
  readonly delivery: Delivery
  readonly view: DeliveryView
  readonly steps: Steps
}

/**
 * What a rider sees of a delivery and can do with it; of somebody else's nothing. Source: 001 §2,
 * §6.
 */
export function DeliveryDetail({ alias, session, delivery, view, steps }: DeliveryDetailProps) {
  const navigate = useNavigate()
  const [pickedId, setPickedId] = useState<string>()
  const { kind, status, shipments } = delivery
  if (hasLostAuction(shipments, session.riderId)) {
    return <NoDelivery alias={alias} state="lost" onRefresh={() => void view.refresh()} />
  }
  const current = currentShipment(shipments, pickedId)
  const { cancellable, onOffer } = SHIPMENT_STATES[status]
  const isPicking = kind === 'stack' && status === 'ON_ROUTE_TO_DROP_OFFS' && current !== undefined

  const isUnderWay = nextStep(delivery, pickedId) !== null

  async function cancel(): Promise<void> {
    const { outcome } = await steps.cancel(delivery)
    if (outcome !== 'refused') await navigate(shipmentsPath(alias))
  }

  return (
    <>
      <DeliveryHead delivery={delivery} />
      <Notes view={view} />
      {!isUnderWay && <Done delivery={delivery} />}
      {isPicking && <StopList shipments={shipments} currentId={current.id} canPick onPick={setPickedId} />}
      {!isPicking && kind === 'stack' && (
        <StopList shipments={shipments} currentId={undefined} canPick={false} onPick={setPickedId} />
      )}
      {(onOffer || status === 'ON_ROUTE_TO_PICK_UP') && shipments[0] && (
        <PickUpCard pickUp={shipments[0].pickUp} />
      )}
      {current && (kind === 'simple' || isPicking) && <ReceiverCard shipment={current} />}
      {isUnderWay && <BagCard shipments={current && isPicking ? [current] : shipments} />}
      <DeliveryActions
        alias={alias}
        way={wayOf(delivery, current?.id)}
        isLoading={view.state === 'loading'}
        onRefresh={view.refresh}
      />
      {cancellable && <CancelDelivery kind={kind} isBusy={steps.isBusy} onCancel={() => void cancel()} />}
      <NextStepBar
        delivery={delivery}
        pickedId={pickedId}
        steps={steps}
        onAdvanced={() => setPickedId(undefined)}
      />
      {!isUnderWay && <NextDeliveryBar alias={alias} doneId={delivery.id} />}
    </>
  )
}

/** That it is from this device, and that something waits to be sent. */
function Notes({ view }: { readonly view: DeliveryView }) {
  return (
    <>
      {view.state === 'kept' && view.heldAt && <HeldNote at={view.heldAt} />}
      {view.hasPending && (
        <Notice tone="warning" live="status" title={shipmentPageCopy.pending} className="text-16">
          {shipmentPageCopy.pendingHint}
        </Notice>
      )}
    </>
  )
}

/** Nothing is left to do with it. */
function Done({ delivery }: { readonly delivery: Delivery }) {
  const isCanceled = SHIPMENT_STATES[delivery.status].canceled
  return (
    <Notice
      tone={isCanceled ? 'danger' : 'positive'}
      live="status"
      title={isCanceled ? shipmentPageCopy.canceledTitle : shipmentPageCopy.doneTitle}
      className="text-18"
    >
      {shipmentPageCopy.doneHint}
    </Notice>
  )
}

/** Where the food is fetched. */
function PickUpCard({ pickUp }: Pick<ShipmentInfo, 'pickUp'>) {
  return (
    <Card title={shipmentPageCopy.pickUp}>
      <p className="text-18 font-semibold wrap-anywhere">{pickUp.name}</p>
      <p className="text-18 wrap-anywhere">{pickUp.address}</p>
      {pickUp.phone && (
        <Button
          variant="secondary"
          wide
          icon="phone"
          className="mt-4"
          render={<a href={`tel:${pickUp.phone}`} />}
        >
          {shipmentPageCopy.callShop}
        </Button>
      )}
    </Card>
  )
}
