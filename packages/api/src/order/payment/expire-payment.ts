import { z } from 'zod'
import { paymentCopy } from '@mostrador/copy/payment'
import { announceMoves } from '../shipment/announce-shipments.ts'
import { changeStatus } from '../order/status-store.ts'
import { done, type JobHandler, type JobOutcome, type JobPorts } from '../../ground/job/job.ts'
import { renewCatalog } from '../../shop/catalog/renew-catalog.ts'
import { announceToBoard, announceToDiner } from '../../ground/realtime/announce.ts'
import { askProvider, type Asked } from './ask-provider.ts'
import { endAttemptsOf, listAttempts } from './attempt-store.ts'
import { loadPaidOrder, type PaidOrder } from './paid-order.ts'

const payloadSchema = z.object({ orderId: z.uuid() })

/**
 * Time for which an order outlives its window while its provider is away, and the pause between
 * tries.
 */
const PATIENCE_MS = 30 * 60_000
const PAUSE_MS = 60_000

/** Asks once more about an attempt on its way; undefined without one, or without a provider. */
async function lastLook(ports: JobPorts, orderId: string): Promise<Asked | undefined> {
  const attempt = (await listAttempts(ports.database, orderId)).find(({ status }) => status === 'PENDING')
  const provider = attempt && (await ports.payments.open(attempt.providerName, attempt.branchId))
  return provider && askProvider(ports, { provider, attempt })
}

/**
 * Cancels the order with all that it holds, and ends its attempts, unless the last look found it
 * paid.
 */
async function expire(ports: JobPorts, order: PaidOrder): Promise<JobOutcome> {
  const now = ports.now()
  const changed = await changeStatus(ports.database, {
    orderId: order.id,
    action: 'cancel',
    reason: paymentCopy.expiredReason,
    by: { actor: 'SYSTEM' },
    eventId: ports.newId(),
    pointsEntryId: ports.newId(),
    refundJobId: ports.newId(),
    now,
  })
  if (!changed) return done
  if (changed.sellsAgain) await renewCatalog(ports, changed.contactId)
  await endAttemptsOf(ports.database, order.id, { reason: 'window-closed', now })
  announceToBoard(ports, order.contactId, { id: order.id, code: order.code, status: changed.status })
  announceToDiner(ports, { code: order.code, status: changed.status })
  await announceMoves(ports, order.contactId, changed.shipments)
  return done
}

/**
 * Closes the payment window of an order: the provider is asked once more; if it is away, the order
 * waits half an hour. A later payment is refunded. Source: decisions.md, The server is the
 * authority.
 */
export const expirePayment: JobHandler = async (ports, job) => {
  const { orderId } = payloadSchema.parse(job.payload)
  const order = await loadPaidOrder(ports.database, orderId)
  if (order?.paymentStatus !== 'PENDING') return done
  const now = ports.now()
  const expiresAt = order.expiresAt ?? now
  if (expiresAt > now) return { kind: 'again', at: expiresAt }

  const asked = await lastLook(ports, orderId)
  const isWorthWaiting = now.getTime() - expiresAt.getTime() < PATIENCE_MS
  if (asked === 'unknown' && isWorthWaiting) return { kind: 'again', at: new Date(now.getTime() + PAUSE_MS) }
  return expire(ports, order)
}
