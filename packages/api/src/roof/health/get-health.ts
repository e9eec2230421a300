import type { Health } from '@mostrador/contract/health/health-endpoints'
import type { Database } from '@mostrador/database/rows'
import type { ToldBy } from '@mostrador/domain/order-alert/alert-ladder'
import { renewalOf, type AccountLoss } from '@mostrador/domain/payment/payment-account'
import { sql, type Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { titleOf } from '../../order/payment/provider-facts.ts'
import { may, placeOfContact } from '../../people/permission/may.ts'

type AccountRow = {
  readonly provider: string
  readonly lost: AccountLoss | null
  readonly begins: Date
  readonly endsAt: Date | null
  readonly renewalLostAt: Date | null
}

/**
 * Returns accounts of a brand that charge no more, or soon will not, unless disconnected by an
 * owner. One query.
 */
async function accountsOf(
  { database, payments, now }: Pick<Api, 'database' | 'payments' | 'now'>,
  branchId: string,
): Promise<NonNullable<Health['accounts']>> {
  const { rows } = await sql<AccountRow>`
    select provider_name as provider, lost_why as lost, updated_at as begins, expires_at as "endsAt",
      renewal_lost_at as "renewalLostAt"
    from payment_accounts
    where branch_id = ${branchId} and lost_why is distinct from 'DISCONNECTED'
      and (lost_why is not null or way = 'AUTHORISED')
    order by provider_name`.execute(database)
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

type WarningRow = {
  readonly at: Date
  readonly person: string
  readonly channel: ToldBy
  readonly outcome: 'SENT' | 'FAILED'
  readonly detail: string
  /** Whether it was about the last opening with a warning. */
  readonly isOfLast: boolean
  /** Whether the person is still among those warned. */
  readonly isThere: boolean
}

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
  const { rows } = await sql<WarningRow>`
    select distinct on (a.outcome) a.done_at as at, a.person_name as person, a.channel, a.outcome, a.detail,
      a.thing = max(a.thing) over () as "isOfLast",
      exists (select from jsonb_path_query(bc.alerts, '$.people[*]') p where p ->> 'key' = a.person_key) as "isThere"
    from alerts a join branch_contacts bc on bc.branch_id = a.branch_id and bc.id = a.branch_contact_id
    where bc.id = ${contactId} and a.order_id is null and a.outcome in ('SENT', 'FAILED')
    order by a.outcome, a.done_at desc, a.id`.execute(db)
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
