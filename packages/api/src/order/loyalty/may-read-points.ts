import { pointsAccess } from '@mostrador/domain/loyalty/points-lock'
import { findCustomer, type CustomerKey, type SignInBranch } from '../../people/customer/customer-store.ts'
import { protectionOf } from '../../people/customer/ordering-customer.ts'
import type { Ports } from '../../ground/ports.ts'

/**
 * Whether a browser may read a phone's points and claim its rewards: where protected, one that
 * verified it or that the record belongs to. At most one query. Source: decisions.md, Settled
 * since.
 */
export async function mayReadPoints(
  ports: Pick<Ports, 'database' | 'pointsProtection'>,
  branch: Pick<SignInBranch, 'loyalty'>,
  { isVerified, ...key }: CustomerKey & { readonly isVerified: boolean },
): Promise<boolean> {
  const protection = protectionOf(ports, branch)
  if (isVerified || protection === null || protection === 'NEVER') return true
  const customer = await findCustomer(ports.database, key)
  // Stryker disable next-line ConditionalExpression,LogicalOperator: of a stranger pointsAccess says no too
  return customer !== undefined && pointsAccess(protection, { ...customer, isVerified }).canRead
}
