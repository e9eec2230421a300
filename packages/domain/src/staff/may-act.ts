import type { OrderAction } from '../order/order-status.ts'
import type { PaymentStatus } from '../payment/payment-type.ts'
import type { Permission } from '../permission/permission.ts'

/** Whether an action on an order refunds an online payment. */
export const refunds = (action: OrderAction, payment: PaymentStatus | null): boolean =>
  action === 'cancel' && payment === 'APPROVED'

/** Returns the permission for an action on an order that refunds nothing. */
export const permissionOfAction = (action: OrderAction): Permission =>
  action === 'cancel' ? 'orders.cancel' : 'orders.accept'

/**
 * Whether a member of staff may do the action to an order in this state of payment: only staff who
 * may refund give an online payment back, since others count the till. Cash that was not handed
 * over yet needs no refund.
 */
export const mayAct = (
  action: OrderAction,
  {
    may,
    payment,
  }: { readonly may: (permission: Permission) => boolean; readonly payment: PaymentStatus | null },
): boolean => may(permissionOfAction(action)) && (!refunds(action, payment) || may('orders.refund'))
