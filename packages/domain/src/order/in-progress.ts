import { ORDER_STATES, type OrderStatus } from './order-status.ts'

const WINDOW_MS = 24 * 60 * 60 * 1000

/**
 * Whether a diner still waits for an order: it is not finished, and its scheduled or else ordered
 * time lies within 24 hours of now, on either side. Source: 001 §3 Order (history).
 */
export function isInProgress(
  order: { readonly status: OrderStatus; readonly orderedAt: Date; readonly scheduledAt: Date | null },
  now: Date,
): boolean {
  const moment = order.scheduledAt ?? order.orderedAt
  return ORDER_STATES[order.status].inProgress && Math.abs(now.getTime() - moment.getTime()) <= WINDOW_MS
}
