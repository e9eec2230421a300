import type { NewOrder } from './new-order.ts'

/** Parts of an order's statement that this order needs, beside those that every order has. */
export type OrderShape = {
  readonly isRehearsed: boolean
  readonly payment: 'none' | 'awaited' | 'transfer'
  readonly code: boolean
  readonly points: boolean
  readonly slot: boolean
  /** Stock of plates, at all or by the day. */
  readonly stock: boolean
  readonly adjustments: boolean
  /** Consent of the notification box, and the carts that its browser left. */
  readonly person: boolean
}

function paymentOf({ order, transfer }: NewOrder): OrderShape['payment'] {
  if (transfer !== null) return 'transfer'
  return order.payment_expires_at === null ? 'none' : 'awaited'
}

const REHEARSED = {
  isRehearsed: true,
  code: false,
  points: false,
  slot: false,
  stock: false,
  adjustments: true,
  person: false,
} as const

/**
 * Returns what an order needs, by the order itself: nobody can make a part needed meanwhile, since
 * a plate becomes a counted one under a new version of the catalogue, and a browser without an id
 * has left nothing. A statement is kept for each shape that returns, so that there are few: an
 * order with a code, points or a slot has all that does nothing where it is not needed.
 */
export function shapeOf(rows: NewOrder): OrderShape {
  const { order, customer, codeUse, adjustments, isCounted, isKnownBrowser } = rows
  if (order.rehearsal_id !== null) return { ...REHEARSED, payment: paymentOf(rows) }
  const [code, points] = [codeUse !== null, order.points_redeemed !== 0]
  const isRich = code || points || order.scheduled_at !== null
  return {
    isRehearsed: false,
    payment: paymentOf(rows),
    code,
    points,
    slot: isRich,
    stock: isRich || isCounted,
    adjustments: isRich || adjustments.length > 0,
    person: isRich || isKnownBrowser || order.opt_in || customer.verified_at !== null,
  }
}

/** Returns the name of a shape: equal ones have one. */
export const nameOfShape = (shape: OrderShape): string => Object.values(shape).join()
