import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { asRider, type RiderSession } from '../rider/rider-session.ts'
import { deliveryOfShipment, deliveryOfStack, type Delivery } from '../rider/delivery.ts'
import { dropPendingStep, isKeyUnchecked, pendingSteps, type PendingStep } from '../rider/pending-steps.ts'
import { addRefusedStep, dropRefusedOf, refusedSteps } from '../rider/refused-steps.ts'
import { refusalWords } from './proof.ts'

export type StepCalls = Pick<Client, 'updateShipment' | 'updateShipmentStack'>

/** Result of a step; `later`: no answer, or a temporary failure. */
export type StepResult =
  | { readonly outcome: 'done'; readonly delivery: Delivery }
  | { readonly outcome: 'refused'; readonly problem: Problem }
  | { readonly outcome: 'later'; readonly problem: Problem }

/** Whether the same step may succeed later: no connection, too many calls, a server in trouble. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500

/** Sends one step. Source: 001 §7 PUT /api/shipments/{id}, PUT /api/stacking/{id}. */
export async function sendStep(
  client: StepCalls,
  session: RiderSession,
  { kind, id, to, deliveryKey, photo, reason }: Omit<PendingStep, 'at' | 'deliveryId' | 'label' | 'name'>,
): Promise<StepResult> {
  const body = {
    id,
    status: to,
    rider_id: session.riderId,
    rider_name: session.name,
    rider_phone: session.phone,
    ...(deliveryKey !== undefined && { deliveryKey }),
    ...(photo !== undefined && { photo }),
    ...(reason !== undefined && { reason }),
  }
  const input = { params: { id }, body }
  const result =
    kind === 'stack'
      ? await client.updateShipmentStack(input, asRider(session))
      : await client.updateShipment(input, asRider(session))
  if (!result.ok) {
    const { problem } = result
    return { outcome: isPassing(problem.status) ? 'later' : 'refused', problem }
  }
  const delivery = 'shipments' in result.data ? deliveryOfStack(result.data) : deliveryOfShipment(result.data)
  return { outcome: 'done', delivery }
}

/** An expired token says nothing about the step; the page turns the rider away by itself. */
const isOffShift = (result: StepResult): boolean =>
  result.outcome === 'refused' && result.problem.status === 401

const underWay = new Map<string, Promise<readonly PendingStep[]>>()

/**
 * Sends the pending steps, in their order, until one cannot be sent. Returns the refused ones,
 * which are removed from the queue and kept with the reason until the rider has seen them.
 * Concurrent calls share one run, and only the first gets its result.
 */
export function replaySteps(
  alias: string,
  session: RiderSession,
  client: StepCalls,
): Promise<readonly PendingStep[]> {
  const known = underWay.get(alias)
  if (known) return known.then(() => [])
  const replay = sendAll(alias, session, client).finally(() => underWay.delete(alias))
  underWay.set(alias, replay)
  return replay
}

/**
 * Waits for the check of a shipment's key that is being sent at this moment, and returns whether
 * it was right: a replacement would come too late. A key behind other steps is not waited for.
 */
export async function wasKeyRight(alias: string, id: string): Promise<boolean> {
  const replay = underWay.get(alias)
  const [key] = pendingSteps(alias).latest()
  if (!replay || key?.id !== id || !isKeyUnchecked(key)) return false
  await replay
  const isIt = ({ at }: { readonly at: string }): boolean => at === key.at
  return !pendingSteps(alias).latest().some(isIt) && !refusedSteps(alias).latest().some(isIt)
}

async function sendAll(
  alias: string,
  session: RiderSession,
  client: StepCalls,
): Promise<readonly PendingStep[]> {
  const refused: PendingStep[] = []
  for (let step = pendingSteps(alias).latest()[0]; step; step = pendingSteps(alias).latest()[0]) {
    const result = await sendStep(client, session, step)
    if (result.outcome === 'later' || isOffShift(result)) break
    if (result.outcome === 'refused') {
      refused.push(step)
      addRefusedStep(alias, step, refusalWords(result.problem))
    } else dropRefusedOf(alias, step)
    dropPendingStep(alias, step)
  }
  return refused
}
