import type { Database } from '@mostrador/database/rows'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { homeHost } from '../host/home-host.ts'
import { jobFollowing, type NewJob } from '../job/job-store.ts'
import type { CartPlace } from './cart-place.ts'

/** How long a cart can be brought back, and how often a phone is reminded at most. */
export const CART_LIFE_MS = 24 * 60 * 60_000

/** A cart that was left, as it is kept. */
export type NoticedCart = {
  readonly place: CartPlace
  readonly phone: string
  readonly email: string | null
  readonly orderModeId: string
  readonly items: readonly unknown[]
  readonly sequence: number
  readonly now: Date
}

/** A phone is reminded once a day: who ordered elsewhere may still have the same cart in an old tab. */
const isRested = (now: Date): RawBuilder<boolean> => sql`
  coalesce(a.notified_at < ${new Date(now.getTime() - CART_LIFE_MS)}::timestamptz, false)`

/** A cart that ended, or whose reminder is a day old, is another cart from then on, with a message of its own. */
const isAnother = (now: Date): RawBuilder<boolean> => sql`
  (a.navigation_event in ('ORDER_CREATED', 'CART_EMPTIED') or ${isRested(now)})`

/**
 * Keeps a cart that was left and, in the same statement, the job that reminds of it. Of two events the one with
 * the larger sequence stays, whichever comes first. The e-mail is kept beside the phone and told to nobody.
 */
export async function keepCart(db: Kysely<Database>, cart: NoticedCart, job: NewJob): Promise<void> {
  const { place, now } = cart
  await sql`
    with cart as (
      insert into abandoned_carts as a (company_id, branch_id, branch_contact_id, phone, phone_key, email,
        order_mode_id, items, navigation_event, sequence, created_at, updated_at)
      values (${place.companyId}, ${place.branchId}, ${place.branchContactId}, ${cart.phone}, ${place.phoneKey},
        ${cart.email}, ${cart.orderModeId}, ${JSON.stringify(cart.items)}::jsonb, 'PAGE_HIDDEN', ${cart.sequence}, ${now}, ${now})
      on conflict (branch_id, branch_contact_id, phone_key) do update set
        phone = excluded.phone, email = excluded.email, order_mode_id = excluded.order_mode_id, items = excluded.items,
        navigation_event = excluded.navigation_event, sequence = excluded.sequence,
        updated_at = excluded.updated_at, canceled_at = null,
        created_at = case when ${isAnother(now)} then excluded.created_at else a.created_at end,
        notified_at = case when ${isRested(now)} then null else a.notified_at end
      where a.sequence <= excluded.sequence
      returning company_id, branch_id, notified_at
    ),
    waiting as (select company_id, branch_id from cart where notified_at is null)
    ${jobFollowing('waiting', job)}`.execute(db)
}

/** Why a cart is no longer abandoned. */
export type CartEnd = 'PAGE_VISIBLE' | 'ORDER_CREATED' | 'CART_EMPTIED'

/**
 * Cancels a cart, and remembers the cancellation of one that is not there: its notice may still be on its way.
 * What was in it, and the e-mail, are kept only while the diner still has it.
 */
export async function cancelCart(
  db: Kysely<Database>,
  cart: {
    readonly place: CartPlace
    readonly phone: string
    readonly end: CartEnd
    readonly sequence: number
    readonly now: Date
  },
): Promise<void> {
  const { place, now, end } = cart
  await sql`
    insert into abandoned_carts as a (company_id, branch_id, branch_contact_id, phone, phone_key, items,
      navigation_event, sequence, created_at, updated_at, canceled_at)
    values (${place.companyId}, ${place.branchId}, ${place.branchContactId}, ${cart.phone}, ${place.phoneKey},
      '[]'::jsonb, ${end}, ${cart.sequence}, ${now}, ${now}, ${now})
    on conflict (branch_id, branch_contact_id, phone_key) do update set
      items = case when excluded.navigation_event = 'PAGE_VISIBLE' then a.items else excluded.items end,
      email = case when excluded.navigation_event = 'PAGE_VISIBLE' then a.email end,
      navigation_event = excluded.navigation_event, sequence = excluded.sequence,
      updated_at = excluded.updated_at, canceled_at = excluded.canceled_at
    where a.sequence <= excluded.sequence`.execute(db)
}

/** Ends the carts of a phone in a branch as part of the statement that places its order; `placed` is a name there. */
export const cartsEndedBy = (order: {
  readonly branch_id: string
  readonly phone_key: string
  readonly created_at: Date
}): RawBuilder<unknown> => sql`
  carts_ended as (
    update abandoned_carts a set navigation_event = 'ORDER_CREATED', items = '[]'::jsonb,
      email = null, canceled_at = ${order.created_at}::timestamptz, updated_at = ${order.created_at}::timestamptz,
      sequence = greatest(a.sequence, ${order.created_at.getTime()}::bigint)
    from placed where a.branch_id = ${order.branch_id} and a.phone_key = ${order.phone_key}
  )`

/** The cart that a link brings back: the last one of the phone, unless it ended or is older than a day. */
export async function findCart(
  db: Kysely<Database>,
  place: CartPlace,
  now: Date,
): Promise<{ readonly orderModeId: string; readonly items: unknown } | undefined> {
  const row = await db
    .selectFrom('abandoned_carts')
    .select(['order_mode_id', 'items'])
    .where('branch_id', '=', place.branchId)
    .where('branch_contact_id', '=', place.branchContactId)
    .where('phone_key', '=', place.phoneKey)
    .where('updated_at', '>', new Date(now.getTime() - CART_LIFE_MS))
    .where(sql<boolean>`jsonb_array_length(items) > 0`)
    .executeTakeFirst()
  return row?.order_mode_id ? { orderModeId: row.order_mode_id, items: row.items } : undefined
}

/** What a reminder is made of and judged by. */
export type CartToRemind = {
  readonly phone: string
  readonly startedAt: Date
  readonly leftAt: Date
  readonly isOver: boolean
  readonly optIn: boolean
  readonly alias: string
  /** The host that the local's pages are at home on; null for the shared one. */
  readonly host: string | null
  readonly branchContactName: string
  readonly canOrder: boolean
  readonly campaignId: string | null
  readonly campaignMessage: string | null
}

/** Reads a cart with its local, whether its diner wants messages, and the branch's first active campaign: one query. */
export async function findCartToRemind(
  db: Kysely<Database>,
  { branchId, branchContactId, phoneKey }: Omit<CartPlace, 'companyId'>,
): Promise<CartToRemind | undefined> {
  const { rows } = await sql<CartToRemind>`
    select c.phone, c.created_at as "startedAt", c.updated_at as "leftAt",
      c.canceled_at is not null or c.notified_at is not null or jsonb_array_length(c.items) = 0 as "isOver",
      coalesce(k.opt_in, false) as "optIn", a.alias,
      ${homeHost(sql`c.company_id`, sql`c.branch_id`, sql`bc.id`)} as host, bc.name as "branchContactName",
      bc.order_enabled and not bc.blocked as "canOrder",
      m.id as "campaignId", nullif(trim(m.message), '') as "campaignMessage"
    from abandoned_carts c
    join branch_contacts bc on bc.branch_id = c.branch_id and bc.id = c.branch_contact_id
    join aliases a on a.branch_contact_id = bc.id
    left join customers k on k.branch_id = c.branch_id and k.phone_key = c.phone_key
    left join lateral (
      select id, message from campaigns where branch_id = c.branch_id and active order by position, id limit 1
    ) m on true
    where c.branch_id = ${branchId} and c.branch_contact_id = ${branchContactId} and c.phone_key = ${phoneKey}`.execute(
    db,
  )
  return rows[0]
}

/** Writes down that a cart was reminded of, if it is still the same cart. */
export async function markReminded(
  db: Kysely<Database>,
  { branchId, branchContactId, phoneKey }: Omit<CartPlace, 'companyId'>,
  { startedAt, now }: { readonly startedAt: Date; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('abandoned_carts')
    .set({ notified_at: now })
    .where('branch_id', '=', branchId)
    .where('branch_contact_id', '=', branchContactId)
    .where('phone_key', '=', phoneKey)
    .where('created_at', '=', startedAt)
    .execute()
}
