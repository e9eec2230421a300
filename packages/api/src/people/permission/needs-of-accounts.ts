import type { Database } from '@mostrador/database/rows'
import { isIntoAccount } from '@mostrador/domain/payment/into-account'
import type { ChangeNeed, ProofNeed } from '@mostrador/domain/permission/change-needs'
import type { Kysely } from 'kysely'

type OfWays = ProofNeed & { readonly ways: readonly string[] }

const isOfWays = (need: ChangeNeed): need is OfWays => 'takes' in need && need.ways !== undefined

/** Names a way to pay of a company by the keys of its branch and its own. */
const named = (branch: string | undefined, way: string): string => JSON.stringify([branch, way])

/**
 * Returns the needs of a change without those for ways to pay into accounts all of its ways are
 * others; a way that is not there yet counts as one. One query, where there are any.
 */
export async function needsOfAccounts(
  db: Kysely<Database>,
  companyKey: string,
  needs: readonly ChangeNeed[],
): Promise<readonly ChangeNeed[]> {
  const asked = needs.filter(isOfWays)
  if (asked.length === 0) return needs
  const ways = await db
    .selectFrom('payment_types as p')
    .innerJoin('branches as b', 'b.id', 'p.branch_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['b.key as branch', 'p.key as key', 'p.payment_method', 'p.transfer', 'p.provider_name'])
    .where('c.key', '=', companyKey)
    .where('p.key', 'in', [...new Set(asked.flatMap((need) => need.ways))])
    .execute()
  const others = new Set(
    ways
      .filter(
        (way) =>
          !isIntoAccount({
            paymentMethod: way.payment_method,
            transfer: way.transfer,
            onlinePayment: way.provider_name,
          }),
      )
      .map(({ branch, key }) => named(branch, key)),
  )
  return needs.filter(
    (need) => !isOfWays(need) || need.ways.some((way) => !others.has(named(need.place[1], way))),
  )
}
