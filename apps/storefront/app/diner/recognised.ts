import type { OrderingCustomer } from './ordering-customer.ts'

/** The customer whom the checkout recognised on this page, and at which branch. */
export type Recognised = { readonly branchId: string; readonly customer: OrderingCustomer | null }

let latest: Recognised | undefined

/**
 * Keeps whom the checkout recognised, for what is opened over it; null for a phone that nobody may
 * know.
 */
export function noteRecognised(branchId: string, customer: OrderingCustomer | null): void {
  latest = { branchId, customer }
}

/** Returns the recognition of a branch's checkout; undefined where none was open on this page. */
export const recognisedAt = (branchId: string): Recognised | undefined =>
  latest?.branchId === branchId ? latest : undefined
