import type { ProviderHealth } from '@mostrador/contract/payment/payment-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { renewalOf } from '@mostrador/domain/payment/payment-account'
import type { ProviderReturn } from '@mostrador/payments/payment-provider'
import { sql, type Kysely } from 'kysely'
import type { Api } from '../../ground/ports.ts'

/** Older attempts say nothing of how it goes now. */
const LATELY_DAYS = 30

/** Ends of an attempt that no provider refused: its diner left the page. */
const LEFT_BY_DINER = ['aborted', 'timed-out'] satisfies ProviderReturn['kind'][]

type Lately = Omit<ProviderHealth, 'title' | 'tellsByItself' | 'connected' | 'term'> & {
  readonly branchId: string
}

/**
 * Returns recent payments at a branch contact by each provider that its brand names or has an
 * account at, by the provider's name. One query.
 */
export async function readHealth(
  db: Kysely<Database>,
  { contactId, now }: { readonly contactId: string; readonly now: Date },
): Promise<readonly Lately[]> {
  const { rows } = await statement()
    .part(
      'here',
      () => sql`
        select branch_id, id,
          date_trunc('day', ${now}::timestamptz at time zone time_zone) at time zone time_zone as midnight
        from branch_contacts where id = ${contactId}`,
    )
    .part(
      'named',
      ({ here }) => sql`
        select p.provider_name from ${here} join payment_types p using (branch_id)
        where p.upload is not null and p.provider_name is not null
        union select a.provider_name from ${here} join payment_accounts a using (branch_id)`,
    )
    .part(
      'lately',
      ({ here, named }) => sql`
        select p.provider_name, p.status, p.reason, p.updated_at, p.approved_at, p.notified_at,
          p.status = 'REJECTED' and p.updated_at >= h.midnight
            and (p.reason is null or p.reason <> all (${LEFT_BY_DINER}::text[])) as refused_today
        from ${here} h cross join ${named} n
        join payment_attempts p on p.branch_id = h.branch_id and p.provider_name = n.provider_name
          and p.created_at > ${now}::timestamptz - make_interval(days => ${LATELY_DAYS})
        join orders o on o.branch_id = p.branch_id and o.id = p.order_id and o.branch_contact_id = h.id
          and o.rehearsal_id is null`,
    )
    .answer<Lately>(
      ({ here, named, lately }) => sql`
        select h.branch_id as "branchId", n.provider_name as provider,
          max(l.approved_at) as "approvedAt", max(l.notified_at) as "notifiedAt",
          count(*) filter (where l.status = 'PENDING')::int as pending,
          count(*) filter (where l.approved_at >= h.midnight)::int as "approvedToday",
          count(*) filter (where l.refused_today)::int as "refusedToday",
          (array_agg(jsonb_build_object('at', l.updated_at, 'reason', l.reason) order by l.updated_at desc)
            filter (where l.refused_today))[1] as "lastRefusal"
        from ${here} h cross join ${named} n left join ${lately} l on l.provider_name = n.provider_name
        group by h.branch_id, n.provider_name
        order by n.provider_name`,
    )
    .execute(db)
  return rows
}

/** Returns until when connected accounts hold, by provider. One query. */
export async function termsOf(
  { database, now }: Api,
  branchId: string,
): Promise<ReadonlyMap<string, ProviderHealth['term']>> {
  const rows = await database
    .selectFrom('payment_accounts')
    .select(['provider_name', 'updated_at as begins', 'expires_at as ends', 'renewal_lost_at as lostAt'])
    .where('branch_id', '=', branchId)
    .where('lost_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ provider_name: provider, begins, ends, lostAt }) => [
      provider,
      ends && { until: ends.toISOString(), renewal: renewalOf({ begins, ends }, lostAt, now()) },
    ]),
  )
}
