import type { OrderAction } from '../order/order-status.ts'
import type { PaymentStatus } from '../payment/payment-type.ts'

/** What a member of staff may be, the highest first. */
export const STAFF_ROLES = ['owner', 'manager', 'cashier'] as const

/** One of them. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * Whether a member of staff may give money back: a till that gives out what it took in is counted
 * by somebody else.
 */
export const mayRefund = (role: StaffRole): boolean => role !== 'cashier'

/** Whether an action on an order gives money back that was paid online. */
export const refunds = (action: OrderAction, payment: PaymentStatus | null): boolean =>
  action === 'cancel' && payment === 'APPROVED'

/**
 * Whether a member of staff may do the action to an order in this state of payment. Cash that was
 * not handed over yet is nobody's to give back.
 */
export const mayAct = (
  action: OrderAction,
  { role, payment }: { readonly role: StaffRole; readonly payment: PaymentStatus | null },
): boolean => mayRefund(role) || !refunds(action, payment)
