import type { PaymentStatus } from './payment-type.ts'

/**
 * Life of a payment attempt, only ever forward. An attempt whose window closed may still be paid
 * at the provider: that money is refunded, so `EXPIRED` leads to `REFUNDED` alone. Source:
 * decisions.md, The server is the authority.
 */
export const PAYMENT_STATES = {
  PENDING: { next: ['APPROVED', 'REJECTED', 'EXPIRED'], isOver: false },
  APPROVED: { next: ['REFUNDED'], isOver: false },
  REJECTED: { next: ['REFUNDED'], isOver: true },
  EXPIRED: { next: ['REFUNDED'], isOver: true },
  REFUNDED: { next: [], isOver: true },
} as const satisfies Record<
  PaymentStatus,
  { readonly next: readonly PaymentStatus[]; readonly isOver: boolean }
>

/** Whether an attempt may go from one state to another; to stay is no change. */
export const canBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  (PAYMENT_STATES[from].next as readonly PaymentStatus[]).includes(to)

/**
 * Returns the states from which an attempt may come into another: the guard of the statement that
 * changes it.
 */
export const statesBefore = (to: PaymentStatus): readonly PaymentStatus[] =>
  (Object.keys(PAYMENT_STATES) as PaymentStatus[]).filter((from) => canBecome(from, to))
