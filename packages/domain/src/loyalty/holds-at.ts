/** Fields that decide where a programme holds. */
export type LoyaltyReach = { readonly active: boolean; readonly branchContactIds: readonly string[] }

/**
 * Whether a programme holds at a branch contact: it is active, and lists the contact or none at
 * all. Source: 000 §3.
 */
export const holdsAt = ({ active, branchContactIds }: LoyaltyReach, branchContactId: string): boolean =>
  active && (branchContactIds.length === 0 || branchContactIds.includes(branchContactId))
