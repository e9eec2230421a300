import { shipmentCopy } from '@mostrador/copy/shipment'
import { riderStepsCopy } from '@mostrador/copy/rider-steps'
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
import type { CarriedShipment, Delivery } from '../rider/delivery.ts'
import { BagCard } from './bag-card.tsx'
import { CancelDelivery } from './cancel-delivery.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryHead } from './delivery-head.tsx'
import { factsOf, mustComeBack } from './facts-of.ts'
import { HeldNote } from './held-note.tsx'
import { NextDeliveryBar, NextStepBar } from './next-step-bar.tsx'
import { NoDelivery } from './no-delivery.tsx'
import { ReceiverCard } from './receiver-card.tsx'
import { RefusedNotes } from './refused-notes.tsx'
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

/** Page of a delivery and its steps; hidden for one of another rider. Source: 001 §2, §6. */
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
  const { isReturning } = factsOf(delivery)

  async function cancel(): Promise<void> {
    const { outcome } = await steps.cancel(delivery)
    if (outcome !== 'refused') await navigate(shipmentsPath(alias))
  }

  return (
    <>
      <DeliveryHead delivery={delivery} />
      <RefusedNotes alias={alias} />
      <Notes view={view} />
      {!isUnderWay && !view.hasPending && <Done delivery={delivery} />}
      {isPicking && <StopList shipments={shipments} currentId={current.id} canPick onPick={setPickedId} />}
      {!isPicking && kind === 'stack' && (
        <StopList shipments={shipments} currentId={undefined} canPick={false} onPick={setPickedId} />
      )}
      {(onOffer || status === 'ON_ROUTE_TO_PICK_UP' || isReturning) && shipments[0] && (
        <PickUpCard
          title={isReturning ? riderStepsCopy.returnTo : shipmentPageCopy.pickUp}
          pickUp={shipments[0].pickUp}
        />
      )}
      {current && (kind === 'simple' || isPicking) && <ReceiverCard shipment={current} />}
      {isUnderWay && <BagCard shipments={bagsOf(delivery, isPicking ? current : undefined)} />}
      <DeliveryActions
        alias={alias}
        way={wayOf(delivery, current?.id)}
        isLoading={view.state === 'loading'}
        onRefresh={view.refresh}
      />
      {cancellable && (
        <CancelDelivery
          kind={kind}
          isBusy={steps.isBusy}
          hasLeft={shipments.some((one) => SHIPMENT_STATES[one.status].customerSeesDetails)}
          onCancel={() => void cancel()}
        />
      )}
      <NextStepBar {...{ alias, delivery, pickedId, steps }} onPick={setPickedId} />
      {!isUnderWay && <NextDeliveryBar alias={alias} doneId={delivery.id} />}
    </>
  )
}

/** Notices: the data are old, a step waits to be sent, a key waits to be checked. */
function Notes({ view }: { readonly view: DeliveryView }) {
  const { delivery, state, heldAt, hasPending } = view
  return (
    <>
      {heldAt && (
        <HeldNote at={heldAt} failure={state === 'kept' ? shipmentCopy.shipmentFailed : undefined} />
      )}
      {hasPending && (
        <Notice tone="warning" live="status" title={shipmentPageCopy.pending} className="text-16">
          {shipmentPageCopy.pendingHint}
        </Notice>
      )}
      {delivery?.shipments.map(
        ({ id, keyUnchecked, logisticsOrder: { orderNumber } }) =>
          keyUnchecked && (
            <Notice
              key={id}
              tone="warning"
              live="status"
              title={riderStepsCopy.keyUncheckedOf(shipmentPageCopy.order(orderNumber))}
              className="text-16"
            >
              {riderStepsCopy.keyUncheckedHint}
            </Notice>
          ),
      )}
    </>
  )
}

function Done({ delivery }: { readonly delivery: Delivery }) {
  const isCanceled = SHIPMENT_STATES[delivery.status].canceled
  return (
    <Notice
      tone={isCanceled ? 'danger' : 'positive'}
      live="status"
      title={isCanceled ? shipmentPageCopy.canceledTitle : shipmentPageCopy.doneTitle}
      className="text-18"
    >
      {isCanceled ? riderStepsCopy.canceledFood : shipmentPageCopy.doneHint}
    </Notice>
  )
}

/** Returns the shipments whose bags are shown: the next door's, else those to bring back. */
function bagsOf({ shipments }: Delivery, current: CarriedShipment | undefined): readonly CarriedShipment[] {
  if (current) return [current]
  return factsOf({ shipments }).isReturning ? shipments.filter(mustComeBack) : shipments
}

function PickUpCard({ title, pickUp }: { readonly title: string } & Pick<ShipmentInfo, 'pickUp'>) {
  return (
    <Card title={title}>
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
