import type { Problem } from '@mostrador/contract/problem'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import type { NextStep } from '@mostrador/domain/shipment/next-step'
import type { ToastMessage } from '@mostrador/ui/toast-queue'
import { serverNow } from '../frame/server-clock.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import { buzz } from './buzz.ts'
import {
  addPendingStep,
  dropUncheckedKey,
  isKeyUnchecked,
  pendingSteps,
  type PendingStep,
  type Proof,
} from '../rider/pending-steps.ts'
import { dropRefusedOf } from '../rider/refused-steps.ts'
import { replaySteps, sendStep, wasKeyRight, type StepCalls } from './send-step.ts'

/**
 * Result of a try to advance a delivery. `pending` is done and not sent yet; `unchecked` is a key
 * that could not be checked, which has delivered nothing.
 */
export type Tried = {
  readonly outcome: 'done' | 'pending' | 'unchecked' | 'refused'
  readonly problem?: Problem
}

export type Doing = Pick<NextStep, 'kind' | 'id' | 'to'> & {
  readonly label: string
  readonly name?: string
  /** Whether the step may wait for a connection; false where another rider may take it. */
  readonly canWait: boolean
  readonly proof?: Proof
}

type StepPage = {
  readonly toast: (message: ToastMessage) => void
  /** Loads the delivery again; returns whether the rider may still see it. */
  readonly refresh: () => Promise<boolean>
  /** Notes that another rider has it. */
  readonly lose: () => void
}

/** Codes about the proof at the door, which the page's dialog handles. */
const ABOUT_THE_KEY = /^(?:delivery-key|picture)-/

/** Tells the outcome by toasts and vibration. Source: 001 §4 after a rider update, §8. */
function tellerOf({ toast, refresh, lose }: StepPage) {
  const fail = (text: string): void => {
    toast({ text, tone: 'danger' })
    buzz('failure')
  }
  return {
    async done(): Promise<void> {
      const isSeen = await refresh()
      if (!isSeen) return fail(shipmentCopy.taken)
      toast({ text: shipmentCopy.changed, tone: 'positive' })
      buzz('success')
    },
    /** No toast: the page shows it at the delivery. An unchecked key vibrates like a failure. */
    pending: (step: PendingStep) => buzz(isKeyUnchecked(step) ? 'failure' : 'success'),
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
    /** Buzzes for refused steps; their notices stay on the page until seen. */
    late: (steps: readonly PendingStep[]) => steps.length > 0 && buzz('failure'),
    noConnection: () => fail(shipmentPageCopy.needsConnection),
    failed: () => fail(shipmentCopy.changeFailed),
  }
}

export type StepAttempt = Doing & {
  readonly alias: string
  readonly session: RiderSession
  readonly deliveryId: string
  readonly client: StepCalls
  readonly page: StepPage
}

/** Sends a step, or queues it until there is a connection. Earlier steps are sent first. */
export async function takeStep(attempt: StepAttempt): Promise<Tried> {
  const { alias, session, client, page, canWait, proof = {}, ...doing } = attempt
  const tell = tellerOf(page)
  const step: PendingStep = { ...doing, ...proof, at: serverNow().toISOString() }
  const putOff = (): Tried => {
    addPendingStep(alias, step)
    tell.pending(step)
    return { outcome: isKeyUnchecked(step) ? 'unchecked' : 'pending' }
  }
  const done = async (): Promise<Tried> => {
    dropRefusedOf(alias, step)
    await tell.done()
    return { outcome: 'done' }
  }
  if (step.to === 'DELIVERED') {
    if (await wasKeyRight(alias, step.id)) return done()
    dropUncheckedKey(alias, step.id)
  }
  tell.late(await replaySteps(alias, session, client))
  if (canWait && pendingSteps(alias).latest().length > 0) return putOff()
  const result = await sendStep(client, session, step)
  if (result.outcome === 'done') return done()
  const { problem } = result
  if (result.outcome === 'refused') await tell.refused(problem)
  else if (problem.status !== 0) tell.failed()
  else if (canWait) return putOff()
  else tell.noConnection()
  return { outcome: 'refused', problem }
}
