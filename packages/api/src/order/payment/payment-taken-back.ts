import { paymentCopy } from '@mostrador/copy/payment'
import { changeStatus } from '../order/status-store.ts'
import { announceMoves } from '../shipment/announce-shipments.ts'
import { renewCatalog } from '../../shop/catalog/renew-catalog.ts'
import { announcePayment } from './announce-payment.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { endAttempt, type Attempt, type AttemptEnd } from './attempt-store.ts'
import { markRefunded } from './refund-store.ts'

async function cancelOrder(ports: PaymentPorts, orderId: string): Promise<boolean> {
  const changed = await changeStatus(ports.database, {
    orderId,
    action: 'cancel',
    reason: paymentCopy.takenBackReason,
    by: { actor: 'PROVIDER', noticeJobId: ports.newId() },
    eventId: ports.newId(),
    pointsEntryId: ports.newId(),
    refundJobId: ports.newId(),
    now: ports.now(),
  })
  if (!changed) return false
  if (changed.sellsAgain) await renewCatalog(ports, changed.contactId)
  await announceMoves(ports, changed.contactId, changed.shipments)
  return true
}

/**
 * Cancels the order of a refunded attempt, while it is still open: returns slot, stock, code and
 * points, and calls off its shipment. A delivered order stays, and so does one that another
 * attempt paid.
 */
export async function cancelRefunded(ports: PaymentPorts, { orderId }: Attempt): Promise<void> {
  if (await cancelOrder(ports, orderId)) await announcePayment(ports, orderId)
}

/**
 * Applies a provider's refund or chargeback: to the attempt and order, with a case for the shop,
 * and cancels the order where possible. Idempotent; after a crash it does what is missing. Source:
 * decisions.md, The server is the authority; docs/decisions/037.
 */
export async function takeOverRefund(
  ports: PaymentPorts,
  { orderId }: Attempt,
  end: AttemptEnd,
): Promise<void> {
  // Paid and refunded before we heard of either.
  await endAttempt(ports.database, 'REJECTED', end)
  const marked = await markRefunded(ports, end)
  const isCanceled = await cancelOrder(ports, orderId)
  if (marked || isCanceled) await announcePayment(ports, orderId)
}
