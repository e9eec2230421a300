import { SLIDE_LABELS, shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import type { NextStep } from '@mostrador/domain/shipment/next-step'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import type { Delivery } from '../rider/delivery.ts'
import type { Proof } from '../rider/pending-steps.ts'
import { deliveryName } from './delivery-name.ts'
import { takeStep, type Doing, type Tried } from './take-step.ts'
import type { DeliveryView } from './use-delivery.ts'

/** Names what a step is about: the order of one door, else the whole delivery. */
function nameOf(delivery: Delivery, id: string): string {
  const door = delivery.shipments.find((one) => one.id === id)
  return door ? shipmentPageCopy.order(door.logisticsOrder.orderNumber) : deliveryName(delivery)
}

export type StepsInput = {
  readonly alias: string
  readonly session: RiderSession | undefined
  readonly view: DeliveryView
}

/** Advances a delivery, or gives it up: now, or once there is a connection. Source: 001 §4. */
export function useSteps({ alias, session, view }: StepsInput) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const { refresh, lose } = view

  async function take(delivery: Delivery, doing: Doing): Promise<Tried> {
    if (!session) return { outcome: 'refused' }
    setIsBusy(true)
    const page = { toast, refresh, lose }
    const { client } = browserApi
    const tried = takeStep({
      name: nameOf(delivery, doing.id),
      ...doing,
      alias,
      session,
      deliveryId: delivery.id,
      client,
      page,
    })
    return tried.finally(() => setIsBusy(false))
  }

  return {
    isBusy,
    advance: (delivery: Delivery, { kind, id, to, action }: NextStep, proof?: Proof) =>
      take(delivery, {
        kind,
        id,
        to,
        label: SLIDE_LABELS[action],
        canWait: action !== 'accept',
        ...(proof && { proof }),
      }),
    /** Gives the delivery up. Source: 001 §4, a rider's cancel sets it to DRIVER_CANCELED. */
    cancel: (delivery: Delivery) =>
      take(delivery, {
        kind: delivery.kind,
        id: delivery.id,
        to: 'DRIVER_CANCELED' satisfies ShipmentStatus,
        label: delivery.kind === 'stack' ? shipmentCopy.cancelStack : shipmentCopy.cancelShipment,
        canWait: true,
      }),
  }
}

export type Steps = ReturnType<typeof useSteps>
