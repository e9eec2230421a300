import type { Problem } from '@mostrador/contract/problem'
import { SLIDE_LABELS, shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import type { NextStep } from '@mostrador/domain/shipment/next-step'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import { serverNow } from '../layout/server-clock.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import { buzz } from './buzz.ts'
import type { Delivery } from './delivery.ts'
import { addPendingStep, pendingSteps } from './pending-steps.ts'
import type { PendingStep, Proof } from './pending-steps.ts'
import { replaySteps, sendStep } from './send-step.ts'
import type { DeliveryView } from './use-delivery.ts'

/** What a try to bring a delivery on came to. */
export type Tried = { readonly outcome: 'done' | 'pending' | 'refused'; readonly problem?: Problem }

/** Codes with which the server asks for something at the door, which the page's dialog answers. */
const ABOUT_THE_KEY = /^(?:delivery-key|picture)-/

/** Whom a step is taken for. */
export type StepsInput = {
  readonly alias: string
  readonly session: RiderSession | undefined
  readonly view: DeliveryView
}

type Doing = Pick<NextStep, 'kind' | 'id' | 'to'> & {
  readonly label: string
  /** May wait for a connection: not what another rider may do meanwhile. */
  readonly canWait: boolean
  readonly proof?: Proof
}

/** Tells the outcome of a step: with words, and with the phone. Source: 001 §4 after a rider update, §8. */
function useTell({ refresh, lose }: DeliveryView) {
  const toast = useToast()
  const fail = (text: string): void => {
    toast({ text, tone: 'danger' })
    buzz('failure')
  }
  return {
    async done(): Promise<void> {
      const seen = await refresh()
      if (!seen) return fail(shipmentCopy.taken)
      toast({ text: shipmentCopy.changed, tone: 'positive' })
      buzz('success')
    },
    pending(): void {
      toast({ text: shipmentPageCopy.pendingHint })
      buzz('success')
    },
    async refused({ code }: Problem): Promise<void> {
      if (ABOUT_THE_KEY.test(code)) return buzz('failure')
      if (code !== 'shipment-taken') {
        fail(shipmentCopy.changeFailed)
        await refresh()
        return
      }
      fail(shipmentCopy.taken)
      lose()
    },
    noConnection: () => fail(shipmentPageCopy.needsConnection),
    failed: () => fail(shipmentCopy.changeFailed),
  }
}

type Attempt = Doing & {
  readonly alias: string
  readonly session: RiderSession
  readonly deliveryId: string
  readonly tell: ReturnType<typeof useTell>
}

/** Sends a step, or puts it off until there is a connection. What was done before it has to arrive before it. */
async function attempt({ alias, session, tell, canWait, proof = {}, ...doing }: Attempt): Promise<Tried> {
  const step: PendingStep = { ...doing, ...proof, at: serverNow().toISOString() }
  const putOff = (): Tried => {
    addPendingStep(alias, step)
    tell.pending()
    return { outcome: 'pending' }
  }
  await replaySteps(alias, session, browserApi.client)
  if (canWait && pendingSteps(alias).latest().length > 0) return putOff()
  const result = await sendStep(browserApi.client, session, step)
  if (result.outcome === 'done') {
    await tell.done()
    return { outcome: 'done' }
  }
  const { problem } = result
  if (result.outcome === 'refused') await tell.refused(problem)
  else if (problem.status !== 0) tell.failed()
  else if (canWait) return putOff()
  else tell.noConnection()
  return { outcome: 'refused', problem }
}

/** Brings a delivery on, or gives it up: at once, or as soon as there is a connection. Source: 001 §4. */
export function useSteps({ alias, session, view }: StepsInput) {
  const tell = useTell(view)
  const [isBusy, setIsBusy] = useState(false)

  async function take(delivery: Delivery, doing: Doing): Promise<Tried> {
    if (!session) return { outcome: 'refused' }
    setIsBusy(true)
    const tried = attempt({ ...doing, alias, session, deliveryId: delivery.id, tell })
    return tried.finally(() => setIsBusy(false))
  }

  return {
    isBusy,
    /** The next step, with what stands for the diner's word where one is asked for. */
    advance: (delivery: Delivery, { kind, id, to, action }: NextStep, proof?: Proof) =>
      take(delivery, {
        kind,
        id,
        to,
        label: SLIDE_LABELS[action],
        canWait: action !== 'accept',
        ...(proof && { proof }),
      }),
    /** Gives it up. Source: 001 §4, a rider's cancel sets it to DRIVER_CANCELED. */
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

/** What a page can do with a delivery. */
export type Steps = ReturnType<typeof useSteps>
