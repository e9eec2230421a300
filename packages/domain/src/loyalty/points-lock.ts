/**
 * Protections of a programme's points: six digits in a browser that is not the customer's, or the
 * phone alone.
 */
export const POINTS_PROTECTIONS = ['ON_NEW_BROWSER', 'NEVER'] as const

/** One way. Source: decisions.md, Settled since. */
export type PointsProtection = (typeof POINTS_PROTECTIONS)[number]

/** Condition that unlocks the points of a phone: six digits, or the first order that is paid. */
export type PointsLock = 'VERIFY' | 'FIRST_ORDER'

/** Caller that asks for the points of a phone, and the facts known of the phone. */
export type PointsAsker = {
  /** Whether the phone was verified in this browser. */
  readonly isVerified: boolean
  /** Whether the customer's record is of this browser. */
  readonly isOwnBrowser: boolean
  /** Whether the phone was verified in any. */
  readonly wasVerified: boolean
  /** Whether an order of the phone was paid or delivered: in any browser, and in this one. */
  readonly hasPaid: boolean
  readonly hasPaidHere: boolean
}

/**
 * Whether the points may be read and claimed, and the condition that unlocks them; null for none.
 */
export type PointsAccess = { readonly canRead: boolean; readonly lock: PointsLock | null }

/**
 * Returns the access to the points of a phone. A phone that was never verified and has paid
 * nothing may be invented: its points are not spent before it has paid. Where points are
 * protected, a browser spends those of a phone that was verified in it, or with which it has paid
 * an order itself, being the one that the record came from. Source: decisions.md, Settled since;
 * docs/decisions/058.
 */
export function pointsAccess(protection: PointsProtection, asker: PointsAsker): PointsAccess {
  const { isVerified, isOwnBrowser, wasVerified, hasPaid, hasPaidHere } = asker
  if (isVerified) return { canRead: true, lock: null }
  if (protection === 'NEVER') return { canRead: true, lock: wasVerified || hasPaid ? null : 'FIRST_ORDER' }
  return { canRead: isOwnBrowser, lock: isOwnBrowser && hasPaidHere ? null : 'VERIFY' }
}
