import type { OrderAction } from '../order/order-status.ts'
import type { PaymentStatus } from '../payment/payment-type.ts'
import type { Permission } from '../permission/permission.ts'

/** Whether an action on an order gives money back that was paid online. */
export const refunds = (action: OrderAction, payment: PaymentStatus | null): boolean =>
  action === 'cancel' && payment === 'APPROVED'

/** Returns the permission for an action on an order that refunds nothing. */
export const permissionOfAction = (action: OrderAction): Permission =>
  action === 'cancel' ? 'orders.cancel' : 'orders.accept'

/**
 * Whether a member of staff may do the action to an order in this state of payment: what was paid
 * online is given back by whom may refund, for a till that gives out what it took in is counted by
 * somebody else. Cash that was not handed over yet is nobody's to give back.
 */
export const mayAct = (
  action: OrderAction,
  {
    may,
    payment,
  }: { readonly may: (permission: Permission) => boolean; readonly payment: PaymentStatus | null },
): boolean => may(permissionOfAction(action)) && (!refunds(action, payment) || may('orders.refund'))
