import { tooLateText } from '@mostrador/copy/rider-steps'
import { freshStatus } from '@mostrador/domain/dispatch/dispatch-action'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { announceMoves } from './announce-shipments.ts'
import { no, type RiderMember } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { announceToBoard, announceToDiner } from '../../ground/realtime/announce.ts'
import { doRiderAction, type ActionDone, type RiderAction, type ShipmentStep } from './move-store.ts'
import type { ShipmentRow } from './shipment-row.ts'

/**
 * Returns a shipment's step with its ids; one given up is offered anew while its food is at the
 * shop.
 */
export function stepOf(
  { newId }: Pick<Api, 'newId'>,
  { id, status: from }: Pick<ShipmentRow, 'id' | 'status'>,
  to: ShipmentStatus,
): ShipmentStep {
  const step = { id, from, to, eventId: newId(), orderEventId: newId(), noticeJobId: newId() }
  if (to !== 'DRIVER_CANCELED') return { ...step, fresh: null }
  return { ...step, fresh: { id: newId(), eventId: newId(), status: freshStatus(from) } }
}

/**
 * Returns the action on orders by a shipment's state; null for none. Source: docs/decisions/012.
 */
export function orderEffect(to: ShipmentStatus): RiderAction['order'] {
  if (to === 'DELIVERED') return 'deliver'
  return SHIPMENT_STATES[to].customerSeesDetails ? 'ready' : null
}

/** Announces an action after the commit: to the board, dispatch, diners and riders. */
async function announceAction(api: Api, rider: RiderMember, done: ActionDone): Promise<void> {
  for (const order of done.orders) {
    announceToBoard(api, rider.branchContactId, order)
    announceToDiner(api, { code: order.code, status: order.status })
  }
  await announceMoves(api, rider.branchContactId, done.shipments)
}

/**
 * Saves a rider's action and announces it. Undefined when anything changed since it was read;
 * refused when the shift had ended.
 */
export async function saveAction(api: Api, action: RiderAction) {
  const done = await doRiderAction(api.database, action)
  if (!done) return undefined
  if (done === 'off-shift') return no('rider-token-invalid')
  await announceAction(api, action.rider, done)
  // Stryker disable next-line StringLiteral: any word but the others says it
  return 'saved'
}

/** Returns the refusal of a late step, with the shipment's status. */
export const tooLate = (status: ShipmentStatus) =>
  no('transition-impossible', [{ code: status, path: 'status', message: tooLateText(status) }])

/** Tries, each judged anew after a concurrent change. */
const TRIES = 5

/**
 * Repeats `attempt`, which is undefined when the wish lost to another; refuses after the last one.
 */
export async function untilAnswered<Answer>(attempt: () => Promise<Answer | undefined>) {
  // Stryker disable next-line EqualityOperator: how often is of no matter to anybody
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await attempt()
    if (answer) return answer
  }
  return no('transition-impossible')
}
