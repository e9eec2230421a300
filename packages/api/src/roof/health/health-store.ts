import type { Database } from '@mostrador/database/rows'
import type { ToldBy } from '@mostrador/domain/order-alert/alert-ladder'
import type { AccountLoss } from '@mostrador/domain/payment/payment-account'
import { sql, type Kysely } from 'kysely'

type AccountRow = {
  readonly provider: string
  readonly lost: AccountLoss | null
  readonly begins: Date
  readonly endsAt: Date | null
  readonly renewalLostAt: Date | null
}

/** Lists a brand's connected and lost accounts, unless an owner disconnected them. One query. */
export async function listAccounts(db: Kysely<Database>, branchId: string): Promise<readonly AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select provider_name as provider, lost_why as lost, updated_at as begins, expires_at as "endsAt",
      renewal_lost_at as "renewalLostAt"
    from payment_accounts
    where branch_id = ${branchId} and lost_why is distinct from 'DISCONNECTED'
      and (lost_why is not null or way = 'AUTHORISED')
    order by provider_name`.execute(db)
  return rows
}

export type WarningRow = {
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

/** Lists the last sent and the last failed warning before an opening. One query. */
export async function listWarnings(db: Kysely<Database>, contactId: string): Promise<readonly WarningRow[]> {
  const { rows } = await sql<WarningRow>`
    select distinct on (a.outcome) a.done_at as at, a.person_name as person, a.channel, a.outcome, a.detail,
      a.thing = max(a.thing) over () as "isOfLast",
      exists (select from jsonb_path_query(bc.alerts, '$.people[*]') p where p ->> 'key' = a.person_key) as "isThere"
    from alerts a join branch_contacts bc on bc.branch_id = a.branch_id and bc.id = a.branch_contact_id
    where bc.id = ${contactId} and a.order_id is null and a.outcome in ('SENT', 'FAILED')
    order by a.outcome, a.done_at desc, a.id`.execute(db)
  return rows
}
