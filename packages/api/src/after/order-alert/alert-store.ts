import type { Database } from '@mostrador/database/rows'
import { statement, type Statement } from '@mostrador/database/statement'
import {
  PUSH_AFTER_SECONDS,
  type AlertOutcome,
  type ToldBy,
} from '@mostrador/domain/order-alert/alert-ladder'
import { sql, type Kysely } from 'kysely'
import type { ContactAlerts } from '../listening/listening-store.ts'
import type { MailLook } from '../../ground/mail/write-mail.ts'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'
import type { OrderAlertsWire } from '@mostrador/contract/order-alert/order-alert-endpoints'

export const SEND_ALERT = 'send-alert'

const OLDEST_MS = 24 * 60 * 60_000

/** Orders of a branch contact in one go; the rest follow in the next. */
const MOST_OF_CONTACT = 50

/** Unseen order at a branch contact with alerts. */
export type UnseenOrder = {
  readonly id: string
  readonly contactId: string
  readonly alerts: ContactAlerts
  readonly createdAt: Date
  readonly isScheduled: boolean
  /** Whether a later payment brought it to the kitchen. */
  readonly isPrepaid: boolean
  /** Start of the wait; null where it was not seen before. */
  readonly since: Date | null
  /** Whether any device wants the branch contact's orders. */
  readonly hasDevices: boolean
  /** People told already: the channel and the person's key. */
  readonly told: readonly string[]
}

const hasDevices = sql<boolean>`exists (select from push_subscription_contacts p
  where p.branch_id = bc.branch_id and p.branch_contact_id = bc.id)`

/** Alert ladder of `bc`, with the default push where it sets none. */
const ladder = sql`(case when d.has then jsonb_build_object('pushAfterSeconds', ${sql.lit(PUSH_AFTER_SECONDS)}) else '{}' end
  || bc.alerts)`

/** Steps of the ladder `l`, one for each channel and person. */
const steps = sql`(
  select channel, person, seconds from (
    select 'PUSH' as channel, '' as person, l.ladder ->> 'pushAfterSeconds' as seconds
    union all select 'MESSAGE', p ->> 'key', l.ladder ->> 'messageAfterSeconds'
      from jsonb_path_query(l.ladder, '$.people[*]') p where coalesce((p ->> 'messages')::boolean, true)
    union all select 'CALL', p ->> 'key', l.ladder ->> 'callAfterSeconds'
      from jsonb_path_query(l.ladder, '$.people[*]') p where (p ->> 'calls')::boolean) each_step
  where seconds is not null)`

/**
 * Whether a due step of the order `o` was not taken, or its wait has not begun: orders without
 * work take no place in a batch.
 */
const hasWork = (now: Date) => sql<boolean>`exists (
  select from ${steps} step
  where (w.since is null or w.since + step.seconds::float8 * interval '1 second' <= ${now}::timestamptz)
    and not exists (select from alerts a where a.branch_id = o.branch_id and a.order_id = o.id
      and a.channel = step.channel and a.person_key = step.person))`

/**
 * Lists the unseen orders with due alerts, the oldest of each branch contact first; scheduled ones
 * that wait for an opening come last. Of a contact whose ladder has no step no order is read. One
 * query.
 */
export async function listUnseen(db: Kysely<Database>, now: Date): Promise<readonly UnseenOrder[]> {
  const { rows } = await sql<UnseenOrder>`
    select o.id, bc.id as "contactId", bc.alerts, o.created_at as "createdAt", o.scheduled as "isScheduled",
      o.payment_status is not null as "isPrepaid", o.since, d.has as "hasDevices",
      array(select a.channel || ' ' || a.person_key from alerts a
        where a.branch_id = o.branch_id and a.order_id = o.id) as told
    from branch_contacts bc
      cross join lateral (select ${hasDevices} as has) d
      cross join lateral (select ${ladder} as ladder) l
      cross join lateral (
        select o.branch_id, o.id, o.created_at, o.scheduled, o.payment_status, w.since
        from orders o left join order_watches w on w.branch_id = o.branch_id and w.order_id = o.id
        where o.branch_contact_id = bc.id and o.status = 'GENERATED'
          and o.created_at > ${new Date(now.getTime() - OLDEST_MS)}
          and o.confirmed and ${isForTheKitchen} and o.rehearsal_id is null and w.looked_at is null and ${hasWork(now)}
        order by o.scheduled and w.since is null, o.created_at, o.id limit ${MOST_OF_CONTACT}) o
    where exists ${steps}
    order by o.created_at, o.id`.execute(db)
  return rows
}

/** Notes the start of orders' waits; of two servers the first one counts. */
export async function watchSince(
  db: Kysely<Database>,
  watches: readonly { readonly id: string; readonly since: Date }[],
): Promise<void> {
  if (watches.length === 0) return
  await sql`
    insert into order_watches (company_id, branch_id, order_id, since)
    select o.company_id, o.branch_id, o.id, w.since
    from jsonb_to_recordset(${JSON.stringify(watches)}::jsonb) as w(id uuid, since timestamptz)
      join orders o on o.id = w.id
    on conflict do nothing`.execute(db)
}

/** New alert to a person, of an order or of an opening. */
export type NewAlert = {
  readonly id: string
  readonly contactId: string
  readonly orderId: string | null
  /** Order or opening that it is about: told to each person once by each channel. */
  readonly thing: string
  readonly channel: ToldBy
  /** Empty for a push. */
  readonly personKey: string
  readonly personName: string
  readonly address: string | null
}

const jobsOf =
  (now: Date) =>
  (all: Statement<'made'>): Statement<'made'> =>
    all.write(
      'jobs_made',
      ({ made }) => sql`
        insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
        select company_id, branch_id, id, ${SEND_ALERT}, id::text, jsonb_build_object('alertId', id),
          ${now}::timestamptz, ${now}::timestamptz
        from ${made}`,
    )

/**
 * Inserts alerts with their jobs, but for known ones and those of orders seen meanwhile. Two
 * servers with the same alert insert one. Returns the number of new ones.
 */
export async function insertAlerts(
  db: Kysely<Database>,
  alerts: readonly NewAlert[],
  now: Date,
): Promise<number> {
  if (alerts.length === 0) return 0
  const making = statement()
    .part(
      'made',
      () => sql`
        insert into alerts (company_id, branch_id, branch_contact_id, id, order_id, thing, channel, person_key,
          person_name, address, created_at)
        select bc.company_id, bc.branch_id, bc.id, a."id", a."orderId", a."thing", a."channel", a."personKey",
          a."personName", a."address", ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as a("id" uuid, "contactId" uuid, "orderId" uuid,
            "thing" text, "channel" text, "personKey" text, "personName" text, "address" text)
          join branch_contacts bc on bc.id = a."contactId"
          left join orders o on o.branch_id = bc.branch_id and o.id = a."orderId"
          left join order_watches w on w.branch_id = o.branch_id and w.order_id = o.id
        where a."orderId" is null or (o.status = 'GENERATED' and w.looked_at is null and ${isForTheKitchen})
        on conflict do nothing
        returning company_id, branch_id, id`,
    )
    .with(jobsOf(now))
    .answer(({ made }) => sql<{ count: number }>`select count(*)::int as count from ${made}`)
  const { rows } = await making.execute(db)
  return rows[0]?.count ?? 0
}

/** Alert on its way, with its content. */
export type AlertToSend = MailLook & {
  readonly id: string
  readonly branchId: string
  readonly contactId: string
  readonly alias: string
  readonly contact: string
  readonly timeZone: string
  readonly channel: ToldBy
  readonly personName: string
  readonly address: string | null
  /** Failure of the last try; empty for the first one. */
  readonly detail: string
  readonly orderId: string | null
  readonly number: number | null
  readonly since: Date | null
  /** Opening without a listener; null for an order. */
  readonly openingAt: Date | null
  readonly isTrue: boolean
}

/** Finds a waiting alert; undefined for a sent, failed or stopped one. One query. */
export async function findAlert(db: Kysely<Database>, id: string): Promise<AlertToSend | undefined> {
  const { rows } = await sql<AlertToSend>`
    select t.id, t.branch_id as "branchId", bc.id as "contactId", n.alias, bc.name as contact, b.name,
      branding_of(b.id) -> 'colorConfig' as colors, b.country_id as country, bc.time_zone as "timeZone", t.channel,
      t.person_name as "personName", t.address, t.detail, t.order_id as "orderId", o.number, w.since,
      case when t.order_id is null then t.thing::timestamptz end as "openingAt",
      t.order_id is null or coalesce(o.status = 'GENERATED' and w.looked_at is null and ${isForTheKitchen}, false)
        as "isTrue"
    from alerts t
      join branch_contacts bc on bc.branch_id = t.branch_id and bc.id = t.branch_contact_id
      join branches b on b.id = t.branch_id
      join aliases n on n.branch_contact_id = bc.id
      left join orders o on o.branch_id = t.branch_id and o.id = t.order_id
      left join order_watches w on w.branch_id = t.branch_id and w.order_id = t.order_id
    where t.id = ${id} and t.outcome = 'WAITING'`.execute(db)
  return rows[0]
}

/** Stores the outcome of an alert, and drops its address once it is over. */
export async function noteOutcome(
  db: Kysely<Database>,
  id: string,
  end: {
    readonly outcome: AlertOutcome
    readonly detail: string
    readonly now: Date
  },
): Promise<void> {
  const isOver = end.outcome !== 'WAITING'
  await sql`
    update alerts set outcome = ${end.outcome}, detail = ${end.detail.slice(0, 300)},
      done_at = case when ${isOver} then ${end.now}::timestamptz end, address = case when ${isOver} then null else address end
    where id = ${id} and outcome = 'WAITING'`.execute(db)
}

type Look = {
  readonly orderId: string
  readonly staffUserId: string
  readonly contactIds: readonly string[]
  readonly now: Date
}

/** Notes the first look at a waiting order. One statement; false for an unknown order. */
export async function noteLook(
  db: Kysely<Database>,
  { orderId, staffUserId, contactIds, now }: Look,
): Promise<boolean> {
  const looking = statement()
    .part(
      'seen',
      () => sql`
        select company_id, branch_id, id, status from orders
        where id = ${orderId} and branch_contact_id = any(${[...contactIds]}::uuid[])`,
    )
    .write(
      'looked',
      ({ seen }) => sql`
        insert into order_watches as w (company_id, branch_id, order_id, since, looked_at, staff_user_id)
        select company_id, branch_id, id, ${now}::timestamptz, ${now}::timestamptz, ${staffUserId}::uuid
        from ${seen} where status = 'GENERATED'
        on conflict (branch_id, order_id) do update set looked_at = excluded.looked_at,
          staff_user_id = excluded.staff_user_id where w.looked_at is null`,
    )
    .answer(({ seen }) => sql`select from ${seen}`)
  const { rows } = await looking.execute(db)
  return rows.length > 0
}

const instantText = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** Returns the alerts of an order and its first look; undefined for an unknown order. One query. */
export async function alertsOfOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<OrderAlertsWire | undefined> {
  const { rows } = await sql<OrderAlertsWire>`
    select to_char(w.looked_at at time zone 'UTC', ${instantText}) as "lookedAt", s.name as "lookedBy",
      (select coalesce(jsonb_agg(jsonb_build_object('channel', a.channel, 'person', a.person_name,
          'outcome', a.outcome,
          'at', to_char(coalesce(a.done_at, a.created_at) at time zone 'UTC', ${instantText}))
          order by coalesce(a.done_at, a.created_at), a.id), '[]')
        from alerts a where a.branch_id = o.branch_id and a.order_id = o.id) as alerts
    from orders o
      left join order_watches w on w.branch_id = o.branch_id and w.order_id = o.id
      left join staff_users s on s.id = w.staff_user_id
    where o.id = ${orderId}`.execute(db)
  return rows[0]
}
