import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { ensureJobs } from '../../ground/job/job-store.ts'
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
  const payload = { branchId, providerName, what, ends: ends.toISOString() }
  const job = { id: newId(), kind: ACCOUNT_NEWS, uniqueKey: `${branchId}:${providerName}:${what}`, payload }
  await ensureJobs(db, [{ companyId, branchId, ...job, runAt: now(), createdAt: now() }])
}
