import { announceToBoard, announceToDiner } from '../../ground/realtime/announce.ts'
import { loadPaidOrder } from './paid-order.ts'
import type { PaymentPorts } from './payment-ports.ts'

/** Announces an order's payment to the board and the follow-up. */
export async function announcePayment(ports: PaymentPorts, orderId: string): Promise<void> {
  const order = await loadPaidOrder(ports.database, orderId)
  // Stryker disable next-line ConditionalExpression: no order is deleted while an attempt names it
  if (!order) return
  announceToBoard(ports, order.contactId, { id: order.id, status: order.status })
  announceToDiner(ports, { code: order.code, status: order.status })
}
