import type { OrderingCustomer } from './ordering-customer.ts'

export type Recognised = { readonly branchId: string; readonly customer: OrderingCustomer | null }

let latest: Recognised | undefined

/** Notes the customer recognised at checkout; null for a phone without one. */
export function noteRecognised(branchId: string, customer: OrderingCustomer | null): void {
  latest = { branchId, customer }
}

/** Returns the recognition of a branch's checkout; undefined where none was open on this page. */
export const recognisedAt = (branchId: string): Recognised | undefined =>
  latest?.branchId === branchId ? latest : undefined
