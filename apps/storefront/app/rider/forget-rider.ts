import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { forgetDeliveries } from './kept-deliveries.ts'
import { pendingSteps } from './pending-steps.ts'
import { waitingPositions } from './positions.ts'
import { addRefusedStep, refusedSteps } from './refused-steps.ts'
import { riderSession } from './rider-session.ts'

/** Nothing of the rider's shift and of anybody's addresses stays on the device. */
function forgetShift(alias: string): void {
  riderSession(alias).write(null)
  waitingPositions(alias).write([])
  pendingSteps(alias).write([])
  forgetDeliveries(alias)
}

/** The rider ended the shift, and nothing of it stays on the device, whichever page it ends on. */
export function forgetRider(alias: string): void {
  forgetShift(alias)
  refusedSteps(alias).write([])
}

/**
 * The shift ended elsewhere and its token opens nothing any more. What the rider did and nobody
 * heard of is kept as refused until it was seen, without photos and addresses: the next page of a
 * rider on this device tells of it. Source: docs/decisions/149.
 */
export function loseRider(alias: string): void {
  for (const step of pendingSteps(alias).latest()) addRefusedStep(alias, step, riderStepsCopy.shiftOver)
  forgetShift(alias)
}
