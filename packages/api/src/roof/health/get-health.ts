import type { Health } from '@mostrador/contract/health/health-endpoints'
import type { Database } from '@mostrador/database/rows'
import { renewalOf } from '@mostrador/domain/payment/payment-account'
import type { Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { titleOf } from '../../order/payment/provider-facts.ts'
import { may, placeOfContact } from '../../people/permission/may.ts'
import { listAccounts, listWarnings, type WarningRow } from './health-store.ts'

/**
 * Returns accounts of a brand that charge no more, or soon will not, unless disconnected by an
 * owner. One query.
 */
async function accountsOf(
  { database, payments, now }: Pick<Api, 'database' | 'payments' | 'now'>,
  branchId: string,
): Promise<NonNullable<Health['accounts']>> {
  const rows = await listAccounts(database, branchId)
  return rows
    .map(({ provider, lost, begins, endsAt: ends, renewalLostAt }) => ({
      provider,
      title: titleOf(payments, provider),
      lost,
      renewal: ends === null ? ('RENEWS' as const) : renewalOf({ begins, ends }, renewalLostAt, now()),
      endsAt: ends?.toISOString() ?? null,
    }))
    .filter(({ lost, renewal }) => lost !== null || renewal !== 'RENEWS')
}

/** Time for which a failed warning is shown. */
const FAILING_MS = 7 * 86_400_000

/** Returns why a warning failed; unknown reasons may pass. */
function whyOf(detail: string): 'REJECTED' | 'THROTTLED' | 'UNREACHABLE' {
  if (detail.startsWith('rejected:')) return 'REJECTED'
  return detail.startsWith('throttled:') ? 'THROTTLED' : 'UNREACHABLE'
}

/** Returns the last sent and the last failed warning before an opening. One query. */
async function warningsOf(
  db: Kysely<Database>,
  contactId: string,
  now: Date,
): Promise<NonNullable<Health['warnings']>> {
  const rows = await listWarnings(db, contactId)
  const tell = ({ at, person, channel }: WarningRow) => ({ at: at.toISOString(), person, channel })
  const sent = rows.find(({ outcome }) => outcome === 'SENT')
  const failed = rows.find(({ outcome }) => outcome === 'FAILED')
  return {
    lastSent: sent ? tell(sent) : null,
    lastFailed: failed ? { ...tell(failed), why: whyOf(failed.detail) } : null,
    isFailing:
      failed !== undefined &&
      failed.isOfLast &&
      failed.isThere &&
      now.getTime() - failed.at.getTime() < FAILING_MS,
  }
}

/**
 * Returns the failures of a branch contact that diners do not report, each part for the staff who
 * may mend it. Two queries.
 */
export const getHealth: Handler<'getHealth'> = async (api, { params: { id }, staff }) => {
  const place = placeOfContact(staff, id)
  if (!place?.branch) return no('branch-contact-not-found')
  const { company, branch } = place
  const [accounts, warnings] = await Promise.all([
    may(staff, 'payments', { company, branch }) ? accountsOf(api, branch) : null,
    may(staff, 'locals.edit', place) ? warningsOf(api.database, id, api.now()) : null,
  ])
  return yes({ accounts, warnings })
}
