import { delayNotice, orderNotice } from '@mostrador/copy/order-notice'
import { originAt } from '@mostrador/domain/company/host-name'
import { ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { isAwaited } from '@mostrador/domain/order/promised-time'
import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { phoneDigits } from '@mostrador/domain/phone/whatsapp-link'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { z } from 'zod'
import { done, type JobHandler, type JobOutcome, type JobPorts } from '../../ground/job/job.ts'
import { noticeKey } from './notice-of-change.ts'
import { findOrderToTell, type OrderToTell } from './notice-store.ts'

const payloadSchema = z.union([
  z.object({ orderId: z.uuid(), status: z.enum(ORDER_STATUSES) }),
  z.object({ orderId: z.uuid(), promisedAt: z.iso.datetime() }),
])
type Notice = z.infer<typeof payloadSchema>

/** Time for which a notice lets a due earlier one of its order go first. */
const PAUSE_MS = 1_000

function textOf(notice: Notice, { type, number, contact, voice, timeZone, reason }: OrderToTell): string {
  const facts = { mode: type, number, contact, voice }
  if ('promisedAt' in notice) {
    const { minutes } = wallClock(new Date(notice.promisedAt), timeZone)
    return delayNotice({ ...facts, time: timeOf(minutes) })
  }
  const { status } = notice
  return orderNotice({ ...facts, status, reason: status === 'CANCELED' ? reason : '' })
}

/**
 * Whether a notice still holds: a later promise until another one or the end of the wait, a failed
 * status until the next one.
 */
function isStillTrue(notice: Notice, order: OrderToTell, attempts: number): boolean {
  if ('status' in notice) return attempts <= 1 || order.status === notice.status
  return order.promisedAt?.toISOString() === notice.promisedAt && isAwaited(order)
}

async function send(ports: JobPorts, notice: Notice, order: OrderToTell): Promise<JobOutcome> {
  const phone = readKeptPhone(order.phone, order.country)
  if (!phone) return done
  const text = textOf(notice, order)
  const sent = await ports.messages.send({
    branchId: order.branchId,
    to: phoneDigits(phone.e164),
    text: `${text}\n${originAt(ports.publicUrl, order.host)}/menu/${order.alias}/order/${order.code}`,
    kind: 'order-status',
    dedupeKey: `order-status:${'status' in notice ? noticeKey(notice.orderId, notice.status) : `${notice.orderId}:${notice.promisedAt}`}`,
  })
  if (sent.ok) return done
  const rest = sent.retryAfterMs && { notBefore: new Date(ports.now().getTime() + sent.retryAfterMs) }
  return {
    kind: 'failed',
    reason: `${sent.reason}: ${sent.detail}`,
    final: sent.reason === 'rejected',
    ...rest,
  }
}

/**
 * Notifies a diner of one change of an order, in the order of the changes, and once by its key. A
 * notice that was delayed and overtaken by the next change is dropped.
 */
export const tellDiner: JobHandler = async (ports, job) => {
  const notice = payloadSchema.parse(job.payload)
  const order = await findOrderToTell(ports.database, notice)
  if (!order?.isWanted || !isStillTrue(notice, order, job.attempts)) return done
  if (order.aheadAt) {
    const from = Math.max(ports.now().getTime(), order.aheadAt.getTime())
    return { kind: 'again', at: new Date(from + PAUSE_MS) }
  }
  return send(ports, notice, order)
}
