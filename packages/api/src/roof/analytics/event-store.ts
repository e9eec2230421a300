import { FUNNEL_STEPS, type DinerEventType, type FunnelStep } from '@mostrador/domain/analytics/diner-event'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'

/** Stored event; `phoneKey` finds the customer. */
export type NewEvent = {
  readonly id: string
  readonly type: DinerEventType
  readonly branchId: string
  readonly branchContactId: string | null
  readonly phoneKey: string | null
  readonly campaignId: string | null
  readonly abandonedCart: boolean
  readonly source: string | null
  readonly details: unknown
  readonly occurredAt: string
}

/** Returns the size of an event in bytes; its row and indexes take as much again. */
export const weightOf = (event: NewEvent): number => Buffer.byteLength(JSON.stringify(event))

/** Events of a visit, and a brand's limit of one day, in bytes. */
export type Visit = {
  readonly sessionId: string
  readonly events: readonly NewEvent[]
  readonly now: Date
  readonly bytesOfDay: number
}

/**
 * Keeps a visit's events in one statement. Skips events of unknown brands, of another brand's
 * branch contact, and known ones. Returns the ids of brands over their limit of the day, of which
 * it writes nothing.
 */
export async function keepEvents(db: Kysely<Database>, visit: Visit): Promise<readonly string[]> {
  const events = visit.events.map((event) => ({ ...event, bytes: weightOf(event) }))
  const keeping = statement()
    .part(
      'sent',
      () => sql`
        select b.company_id, b.id as branch_id, e.*, bc.id as contact_id, k.id as customer_id
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id uuid, type text, "branchId" uuid,
          "branchContactId" uuid, "phoneKey" text, "campaignId" text, "abandonedCart" boolean, source text,
          details jsonb, "occurredAt" timestamptz, bytes int)
        join branches b on b.id = e."branchId"
        left join branch_contacts bc on bc.branch_id = b.id and bc.id = e."branchContactId"
        left join customers k on k.branch_id = b.id and k.phone_key = e."phoneKey"
        where e."branchContactId" is null or bc.id is not null`,
    )
    .part(
      'weighed',
      ({ sent }) =>
        sql`select company_id, branch_id, sum(bytes) as bytes from ${sent} group by 1, 2 order by 2`,
    )
    .part(
      'let_in',
      ({ weighed }) => sql`
        insert into analytics_days as d (company_id, branch_id, day, bytes)
        select company_id, branch_id, ${visit.now.toISOString().slice(0, 10)}::date, bytes from ${weighed}
        on conflict (branch_id, day) do update set bytes = d.bytes + excluded.bytes
          where d.bytes < ${visit.bytesOfDay}
        returning branch_id`,
    )
    .write(
      'kept',
      ({ sent, let_in }) => sql`
        insert into analytics_events (company_id, branch_id, id, type, branch_contact_id, session_id, customer_id,
          campaign_id, abandoned_cart, source, payload, occurred_at, received_at)
        select s.company_id, s.branch_id, s.id, s.type, s.contact_id, ${visit.sessionId}, s.customer_id,
          s."campaignId", s."abandonedCart", s.source, s.details, s."occurredAt", ${visit.now}
        from ${sent} s join ${let_in} using (branch_id)
        on conflict do nothing`,
    )
    .answer(
      ({ weighed, let_in }) => sql<{ branch_id: string }>`
        select branch_id from ${weighed} where branch_id not in (select branch_id from ${let_in})`,
    )
  const { rows } = await keeping.execute(db)
  return rows.map((row) => row.branch_id)
}

/** Campaign with its visits by step. */
export type CountedCampaign = {
  readonly id: string | null
  readonly name: string | null
  readonly steps: Readonly<Partial<Record<FunnelStep, number>>>
}

/**
 * Counts visits by step and campaign: of the branch contact, and of its brand before one was
 * chosen. One query over the period's index. A campaign is named by id or key; a visit by both
 * counts once.
 */
export async function countFunnels(
  db: Kysely<Database>,
  period: { readonly branchContactId: string; readonly from: Date },
): Promise<CountedCampaign[]> {
  const counting = statement()
    .part('place', () => sql`select branch_id from branch_contacts where id = ${period.branchContactId}`)
    .part(
      'links',
      ({ place }) => sql`
        select id::text as said, key, name from campaigns where branch_id = (select branch_id from ${place})
        union all
        select key, key, name from campaigns where branch_id = (select branch_id from ${place})`,
    )
    .part(
      'counted',
      ({ place, links }) => sql`
        select coalesce(l.key, e.campaign_id) as campaign_id, l.name, e.type,
          count(distinct e.session_id)::int as visits
        from analytics_events e left join ${links} l on l.said = e.campaign_id
        where e.branch_id = (select branch_id from ${place})
          and e.occurred_at >= ${period.from}
          and (e.branch_contact_id = ${period.branchContactId} or e.branch_contact_id is null)
          and e.type in (${sql.join([...FUNNEL_STEPS])})
        group by 1, l.name, e.type`,
    )
    .part(
      'largest',
      ({ counted }) => sql`
        select campaign_id, name, max(visits) as visits, jsonb_object_agg(type, visits) as steps
        from ${counted} group by campaign_id, name order by max(visits) desc, campaign_id limit 100`,
    )
    .answer(
      ({ largest }) => sql<CountedCampaign>`
        select campaign_id as id, name, steps from ${largest} order by visits desc, campaign_id`,
    )
  const { rows } = await counting.execute(db)
  return rows
}
