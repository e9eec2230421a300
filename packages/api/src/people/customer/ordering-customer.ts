import type { OrderingCustomerInfo } from '@mostrador/contract/customer/customer-endpoints'
import { destinationSchema } from '@mostrador/contract/order/place-order-schema'
import { pointsAccess, type PointsAccess, type PointsProtection } from '@mostrador/domain/loyalty/points-lock'
import type { Ports } from '../../ground/ports.ts'
import { findCustomer, listAddresses, type SignInBranch } from './customer-store.ts'

/**
 * Question about a phone: a verified number sees all of its addresses, a browser those that it
 * ordered to.
 */
export type CustomerQuestion = {
  readonly branchId: string
  readonly phone: string
  readonly phoneKey: string
  readonly browserId: string | undefined
  readonly verified: boolean
  /** Protection of the branch's points; null without a programme. */
  readonly protection: PointsProtection | null
}

/** Access without a programme. */
const OPEN: PointsAccess = { canRead: true, lock: null }

/** Returns the protection of a branch's points; null without a programme. */
export const protectionOf = (
  { pointsProtection }: Pick<Ports, 'pointsProtection'>,
  { loyalty }: Pick<SignInBranch, 'loyalty'>,
): PointsProtection | null => loyalty && (loyalty.protection ?? pointsProtection)

/**
 * Returns a branch's customer as the caller may see it; undefined for an unknown phone. Two
 * queries.
 */
export async function orderingCustomer(
  { database }: Pick<Ports, 'database'>,
  question: CustomerQuestion,
): Promise<OrderingCustomerInfo | undefined> {
  const customer = await findCustomer(database, question)
  if (!customer) return undefined
  const { verified: isVerified, protection } = question
  const points = protection ? pointsAccess(protection, { ...customer, isVerified }) : OPEN
  const addresses = await listAddresses(database, question)
  return {
    name: customer.name,
    phone: question.phone,
    optIn: customer.optIn,
    // Addresses stored by an older version may not fit the schema of today: those are left out.
    addressesRegistered: addresses.flatMap((address) => destinationSchema.safeParse(address).data ?? []),
    loyaltyPointsBalance: points.canRead ? customer.points : null,
    // Where there are none to spend, nothing keeps them from it.
    pointsLock: points.canRead && customer.points === 0 ? null : points.lock,
  }
}

/** Returns a verified diner without an order yet. */
export const newCustomer = (phone: string): OrderingCustomerInfo => ({
  name: '',
  phone,
  optIn: false,
  addressesRegistered: [],
  loyaltyPointsBalance: 0,
  pointsLock: null,
})
