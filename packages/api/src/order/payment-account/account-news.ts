import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import type { Ports } from '../../ground/ports.ts'
import type { ConnectedAccount } from './account-store.ts'

export const ACCOUNT_NEWS = 'payment-account-news'

/** Events of an account that owners are told by e-mail, once each. */
export const NEWS = ['REVOKED', 'EXPIRED', 'ENDING', 'RENEWAL_LOST'] as const

export type AccountNews = (typeof NEWS)[number]

/**
 * Leaves a job to tell an account's owners, in the transaction of its cause, unless the same one
 * waits.
 */
export async function leaveNews(
  db: Kysely<Database>,
  { newId, now }: Pick<Ports, 'newId' | 'now'>,
  {
    companyId,
    branchId,
    providerName,
    ends,
    what,
  }: Pick<ConnectedAccount, 'companyId' | 'branchId' | 'providerName' | 'ends'> & {
    readonly what: AccountNews
  },
): Promise<void> {
  const payload = JSON.stringify({ branchId, providerName, what, ends: ends.toISOString() })
  await sql`
    insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
    values (${companyId}::uuid, ${branchId}::uuid, ${newId()}::uuid, ${ACCOUNT_NEWS},
      ${`${branchId}:${providerName}:${what}`}, ${payload}::jsonb, ${now()}::timestamptz, ${now()}::timestamptz)
    on conflict (kind, unique_key) where done_at is null and failed_at is null do nothing`.execute(db)
}
