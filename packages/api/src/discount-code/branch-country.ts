import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'

/** The country of a branch, and how many decimals its money has; undefined when there is no such branch. */
export const findBranchCountry = async (
  db: Kysely<Database>,
  branchId: string,
): Promise<{ readonly country: string; readonly mantissa: number } | undefined> =>
  db
    .selectFrom('branches as b')
    .innerJoin('countries as k', 'k.id', 'b.country_id')
    .select(['k.id as country', 'k.mantissa'])
    .where('b.id', '=', branchId)
    .executeTakeFirst()
