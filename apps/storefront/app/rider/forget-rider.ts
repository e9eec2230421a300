import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { forgetDeliveries } from './kept-deliveries.ts'
import { pendingSteps } from './pending-steps.ts'
import { waitingPositions } from './positions.ts'
import { addRefusedStep, refusedSteps } from './refused-steps.ts'
import { riderSession } from './rider-session.ts'

function forgetShift(alias: string): void {
  riderSession(alias).write(null)
  waitingPositions(alias).write([])
  pendingSteps(alias).write([])
  forgetDeliveries(alias)
}

/** Deletes everything of a rider who ended the shift, on any page. */
export function forgetRider(alias: string): void {
  forgetShift(alias)
  refusedSteps(alias).write([])
}

/**
 * Ends a shift that ended elsewhere, whose token is invalid. Unsent steps are kept as refused
 * until seen, without photos and addresses, for the rider's next page on this device. Source:
 * docs/decisions/149.
 */
export function loseRider(alias: string): void {
  for (const step of pendingSteps(alias).latest()) addRefusedStep(alias, step, riderStepsCopy.shiftOver)
  forgetShift(alias)
}
