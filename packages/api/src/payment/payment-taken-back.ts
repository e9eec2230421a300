import { paymentCopy } from '@mostrador/copy/payment'
import { statusesThatAllow } from '@mostrador/domain/order/order-status'
import { changeStatus } from '../order/status-store.ts'
import { announceMoves } from '../dispatch/announce-shipments.ts'
import { renewCatalog } from '../catalog/renew-catalog.ts'
import { announceToBoard, announceToDiner } from '../realtime/announce.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { endAttempt } from './attempt-store.ts'
import type { Attempt, AttemptEnd } from './attempt-store.ts'
import { loadPaidOrder } from './paid-order.ts'
import type { PaidOrder } from './paid-order.ts'
import { markRefunded } from './refund-store.ts'

/**
 * Cancels an order whose money the provider gave back, while it still asks something of the shop:
 * that gives back slot, stock, code and points, and calls off its shipment. What was delivered
 * stays so.
 */
async function cancelUnpaid(ports: PaymentPorts, order: PaidOrder): Promise<boolean> {
  if (order.paymentStatus !== 'REFUNDED' || !statusesThatAllow('cancel').includes(order.status)) return false
  const changed = await changeStatus(ports.database, {
    orderId: order.id,
    action: 'cancel',
    reason: paymentCopy.takenBackReason,
    by: { actor: 'PROVIDER', noticeJobId: ports.newId() },
    eventId: ports.newId(),
    pointsEntryId: ports.newId(),
    refundJobId: ports.newId(),
    now: ports.now(),
  })
  if (changed?.sellsAgain) await renewCatalog(ports, changed.contactId)
  if (changed) await announceMoves(ports, changed.contactId, changed.shipments)
  return changed !== undefined
}

/**
 * Takes over that a provider gave money back, or that a card's holder contested it: the attempt and
 * the order say so, the shop gets a case, and the order is canceled where it still can be. Told
 * again, late or after a crash in the middle, what was done is not done twice and what is missing
 * is. Source: decisions.md, The server is the authority; docs/decisions/037.
 */
export async function takeOverRefund(ports: PaymentPorts, attempt: Attempt, end: AttemptEnd): Promise<void> {
  // Paid and given back before we heard of either.
  await endAttempt(ports.database, 'REJECTED', end)
  const ids = { caseId: ports.newId(), pointsEntryId: ports.newId() }
  const marked = await markRefunded(ports.database, { ...end, ...ids })
  const order = await loadPaidOrder(ports.database, attempt.orderId)
  if (!order) return
  const isCanceled = await cancelUnpaid(ports, order)
  if (!marked && !isCanceled) return
  const status = isCanceled ? 'CANCELED' : order.status
  announceToBoard(ports, order.contactId, { id: order.id, code: order.code, status })
  announceToDiner(ports, { code: order.code, status })
}
