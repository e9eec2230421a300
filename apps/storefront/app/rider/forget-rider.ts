import { forgetDeliveries } from './kept-deliveries.ts'
import { pendingSteps } from './pending-steps.ts'
import { waitingPositions } from './positions.ts'
import { refusedSteps } from './refused-steps.ts'
import { riderSession } from './rider-session.ts'

/**
 * The shift is over, or its token died: nothing of the rider and of anybody's addresses stays on
 * the device, whichever page it ends on.
 */
export function forgetRider(alias: string): void {
  riderSession(alias).write(null)
  waitingPositions(alias).write([])
  pendingSteps(alias).write([])
  refusedSteps(alias).write([])
  forgetDeliveries(alias)
}
