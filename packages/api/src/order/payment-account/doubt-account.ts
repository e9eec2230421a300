import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder } from 'kysely'

export const LOOK_AFTER_ACCOUNTS = 'look-after-payment-accounts'

/**
 * Notes that connected accounts may charge no more, and has a job ask now. A running job loses its
 * claim, since its end would delete the wish.
 */
async function doubt(db: Kysely<Database>, which: RawBuilder<unknown>, now: Date): Promise<void> {
  const doubting = statement()
    .part(
      'doubted',
      () => sql`
        update payment_accounts set doubted_at = ${now}, look_at = ${now}
        where way = 'AUTHORISED' and lost_at is null and doubted_at is null and ${which}
        returning branch_id`,
    )
    .answer(
      ({ doubted }) => sql`
        update jobs set run_at = least(run_at, ${now}::timestamptz), claimed_until = null, attempts = 0
        where kind = ${LOOK_AFTER_ACCOUNTS} and done_at is null and failed_at is null
          and exists (select from ${doubted})`,
    )
  await doubting.execute(db)
}

/** Doubts a brand's account, whose key the provider refused. */
export const doubtAccount = (
  db: Kysely<Database>,
  { branchId, providerName, now }: { branchId: string; providerName: string; now: Date },
): Promise<void> => doubt(db, sql`branch_id = ${branchId} and provider_name = ${providerName}`, now)

/** Doubts all connections of one provider account, after its event. */
export const doubtAccountsOf = (
  db: Kysely<Database>,
  { providerName, accountId, now }: { providerName: string; accountId: string; now: Date },
): Promise<void> => doubt(db, sql`provider_name = ${providerName} and account_id = ${accountId}`, now)
