import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { ORDER_STATUS_LABELS, STATUS_NODE_LABELS } from '@mostrador/copy/order'
import { ORDER_STATES, type OrderStatus } from '@mostrador/domain/order/order-status'
import type { IconName } from '@mostrador/ui/icon-shapes'
import type { StatusNode, StatusNodeState } from '@mostrador/ui/status-nodes.tsx'

const LAST_ICON = {
  DELIVERY: 'bike',
  TAKE_AWAY: 'bag',
  IN_DINING: 'table',
  SELF_SERVICE: 'bag',
} as const satisfies Record<FollowUpOrder['type'], IconName>

const ICONS = { GENERATED: 'receipt', ACCEPTED: 'store', READY: 'bell' } as const

/** A finished order has no node in progress; a canceled one has only its end. */
function stateOf(index: number, status: OrderStatus): StatusNodeState {
  const { node, inProgress } = ORDER_STATES[status]
  if (status === 'CANCELED') return index === 0 ? 'done' : index === node ? 'canceled' : 'todo'
  if (index === node && inProgress) return 'current'
  return index <= node ? 'done' : 'todo'
}

/** Returns an order's four nodes; canceled replaces the last. Source: 001 §4 Order progress. */
export function statusNodes({ status, type }: Pick<FollowUpOrder, 'status' | 'type'>): readonly StatusNode[] {
  const last = status === 'CANCELED' ? 'CANCELED' : 'DELIVERED'
  const keys = ['GENERATED', 'ACCEPTED', 'READY', last] as const
  return keys.map((key, index) => {
    const state = stateOf(index, status)
    const icon = key === 'DELIVERED' || key === 'CANCELED' ? LAST_ICON[type] : ICONS[key]
    return { key, label: ORDER_STATUS_LABELS[key], icon, state, stateLabel: STATUS_NODE_LABELS[state] }
  })
}

/**
 * Whether an online payment is still due. The status is null for an order that is not paid online:
 * in cash or "other", or with a total of 0.
 */
export const isAwaitingPayment = ({ paymentStatus }: Pick<FollowUpOrder, 'paymentStatus'>): boolean =>
  paymentStatus !== null && paymentStatus !== 'APPROVED' && paymentStatus !== 'REFUNDED'

/**
 * Whether to offer the diner to cancel by message: the branch contact has a WhatsApp, the order is
 * not over, and no payment is due. Source: 001 §2.
 */
export const canCancel = (
  order: Pick<FollowUpOrder, 'status' | 'paymentStatus' | 'branchContact'>,
): boolean =>
  order.branchContact.whatsAppPhone !== null &&
  ORDER_STATES[order.status].inProgress &&
  !isAwaitingPayment(order)
