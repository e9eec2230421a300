import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { statement } from '@mostrador/database/statement'
import { GROUP_DAYS } from '@mostrador/domain/client-error/client-error'
import { isTransferOwed } from '../order/order/order-info.ts'

/**
 * Returns the next 4:30 in the time zone of most branch contacts: kitchens are closed, and the
 * night's numbers are counted.
 */
export async function nextNight(db: Kysely<Database>, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (date_trunc('day', ${now}::timestamptz at time zone zone - interval '4 hours 30 minutes')
      + interval '1 day 4 hours 30 minutes') at time zone zone as at
    from (select coalesce((select time_zone from branch_contacts group by time_zone
      order by count(*) desc, time_zone limit 1), 'UTC') as zone) of_most`.execute(db)
  const [night] = rows
  if (!night) throw new Error('The database knows no time.')
  return night.at
}

const DAY_MS = 24 * 60 * 60_000

/** Days for which carts, with a person's phone, are kept. */
const CARTS_DAYS = 7

/** Names of a group and their items: until the day after. */
const GROUPS_DAYS = 2

const MESSAGES_DAYS = 7

/** Rehearsals and their orders: staff may want to look once more. */
const REHEARSALS_DAYS = 7

/** Tracks of riders: long enough for a complaint about the weekend. */
const TRACKS_DAYS = 3

/** Events of a campaign: for a season. */
const EVENTS_DAYS = 100

/** Ended tokens of shifts, diners and staff. */
const SESSIONS_DAYS = 7

/** Codes, password links, authorisations and held uses: over after minutes or a day. */
const MOMENTS_DAYS = 1

const DONE_JOBS_DAYS = 7

/** Incoming transfers name their senders: kept for a complaint and for the books. */
const MOVEMENTS_DAYS = 180

/** Closed consoles; alerts of an order, for a complaint about the month before. */
const DEVICES_DAYS = 1

const ALERTS_DAYS = 60

/** Daily stock taken on a past day: until no order of it can be canceled. */
const PLATE_DAYS_DAYS = 30

/**
 * Keys by which a repeated order is known: longer than any page keeps an order whose answer it
 * waits for. So many go at once that an install with years of them is not held up.
 */
const KEYS = { days: 30, atOnce: 20_000 } as const

/** Payments of the built-in bank: longer than any order can be canceled and refunded. */
const BANK_DAYS = 90

/** Failed jobs stay longer: the operator may want to know why. */
const FAILED_JOBS_DAYS = 30

/** Removes network and browser of ended sessions, also where their phone gets notes. */
export async function forgetWhereSessionsWere(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    update staff_sessions set ip_address = null, user_agent = null
    where expires_at < ${new Date(now.getTime() - SESSIONS_DAYS * DAY_MS)}
      and (ip_address is not null or user_agent is not null)`.execute(db)
}

/** Deletes older movements, but for those owed, which say to whom. */
const movementsForgotten = (then: Date) => sql`
  delete from bank_movements m where day < ${then}::date and not exists (
    select from orders o where o.branch_id = m.branch_id and o.id = m.order_id and ${isTransferOwed})`

const keysForgotten = (then: Date) => sql`
  delete from idempotency_keys where ctid = any (array(
    select ctid from idempotency_keys where created_at < ${then} limit ${KEYS.atOnce}))`

/** Deletes old rows of all companies. One statement. */
export async function deleteOldThings(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  const forgetting = statement()
    .write('carts', () => sql`delete from abandoned_carts where updated_at < ${before(CARTS_DAYS)}`)
    .write('groups', () => sql`delete from group_orders where closes_at < ${before(GROUPS_DAYS)}`)
    .write('rehearsals', () => sql`delete from rehearsals where ends_at < ${before(REHEARSALS_DAYS)}`)
    .write('tracks', () => sql`delete from rider_tracks where recorded_at < ${before(TRACKS_DAYS)}`)
    .write('last_seen', () => sql`delete from rider_positions where recorded_at < ${before(TRACKS_DAYS)}`)
    .write('shifts', () => sql`delete from rider_sessions where expires_at < ${before(SESSIONS_DAYS)}`)
    .write('diners', () => sql`delete from customer_sessions where expires_at < ${before(SESSIONS_DAYS)}`)
    // A phone with notes keeps them until its session ends.
    .write(
      'staff',
      () => sql`
        delete from staff_sessions s where expires_at < ${before(SESSIONS_DAYS)}
          and not exists (select from push_subscriptions p where p.session_id = s.id)`,
    )
    .write(
      'staff_words',
      () => sql`delete from staff_verifications where expires_at < ${before(SESSIONS_DAYS)}`,
    )
    .write(
      'password_links',
      () => sql`delete from staff_password_links where expires_at < ${before(MOMENTS_DAYS)}`,
    )
    .write('digits', () => sql`delete from sign_in_codes where expires_at < ${before(MOMENTS_DAYS)}`)
    .write(
      'authorisations',
      () => sql`delete from payment_authorisations where expires_at < ${before(MOMENTS_DAYS)}`,
    )
    .write('holds', () => sql`delete from discount_code_holds where held_until < ${before(MOMENTS_DAYS)}`)
    .write('events', () => sql`delete from analytics_events where received_at < ${before(EVENTS_DAYS)}`)
    .write('event_days', () => sql`delete from analytics_days where day < ${before(EVENTS_DAYS)}::date`)
    .write('errors', () => sql`delete from client_errors where last_seen_at < ${before(GROUP_DAYS)}`)
    .write('messages', () => sql`delete from sent_messages where created_at < ${before(MESSAGES_DAYS)}`)
    .write('pushed', () => sql`delete from push_notes where created_at < ${before(MESSAGES_DAYS)}`)
    .write('mails', () => sql`delete from sent_mails where created_at < ${before(MESSAGES_DAYS)}`)
    .write('movements', () => movementsForgotten(before(MOVEMENTS_DAYS)))
    .write('consoles', () => sql`delete from listening_devices where seen_at < ${before(DEVICES_DAYS)}`)
    .write('alerts_told', () => sql`delete from alerts where created_at < ${before(ALERTS_DAYS)}`)
    .write('counts', () => sql`delete from plate_days where day < ${before(PLATE_DAYS_DAYS)}::date`)
    .write('keys', () => keysForgotten(before(KEYS.days)))
    .write('tried_payments', () => sql`delete from sandbox_payments where created_at < ${before(BANK_DAYS)}`)
    .answer(
      () =>
        sql`delete from jobs where done_at < ${before(DONE_JOBS_DAYS)} or failed_at < ${before(FAILED_JOBS_DAYS)}`,
    )
  await forgetting.execute(db)
}
