import type { Database } from '@mostrador/database/rows'
import { statement, type Ctes } from '@mostrador/database/statement'
import { CART_LIFE_MS } from '@mostrador/domain/cart/cart-life'
import type { Voice } from '@mostrador/domain/branding/voice'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { homeHost } from '../../people/host/home-host.ts'
import { jobFollowing, type NewJob } from '../../ground/job/job-store.ts'
import type { CartPlace } from './cart-place.ts'

/** A cart that was left, as it is kept. */
export type NoticedCart = {
  readonly place: CartPlace
  readonly browserId: string
  readonly phone: string
  readonly email: string | null
  readonly orderModeId: string
  readonly items: readonly unknown[]
  readonly sequence: number
  readonly now: Date
}

/** A phone is reminded once a day: its cart may still be open in an old tab. */
const isRested = (now: Date): RawBuilder<boolean> => sql`
  coalesce(a.notified_at < ${new Date(now.getTime() - CART_LIFE_MS)}::timestamptz, false)`

/**
 * Whether a new cart begins, with its own message: the old one ended, or was reminded of a day
 * ago.
 */
const isAnother = (now: Date): RawBuilder<boolean> => sql`
  (a.navigation_event in ('ORDER_CREATED', 'CART_EMPTIED') or ${isRested(now)})`

/**
 * Keeps an abandoned cart for each browser, with the job of its reminder, in one statement. Of two
 * events the one with the larger sequence wins. The e-mail is stored and never answered. Another
 * cart gets another token.
 */
export async function keepCart(db: Kysely<Database>, cart: NoticedCart, job: NewJob): Promise<void> {
  const { place, now } = cart
  const kept = statement()
    .part(
      'cart',
      () => sql`
        insert into abandoned_carts as a (company_id, branch_id, branch_contact_id, phone, phone_key, browser_id, email,
          order_mode_id, items, navigation_event, sequence, created_at, updated_at)
        values (${place.companyId}, ${place.branchId}, ${place.branchContactId}, ${cart.phone}, ${place.phoneKey},
          ${cart.browserId}, ${cart.email}, ${cart.orderModeId}, ${JSON.stringify(cart.items)}::jsonb, 'PAGE_HIDDEN', ${cart.sequence}, ${now}, ${now})
        on conflict (branch_id, branch_contact_id, phone_key, browser_id) do update set
          phone = excluded.phone, email = excluded.email, order_mode_id = excluded.order_mode_id, items = excluded.items,
          navigation_event = excluded.navigation_event, sequence = excluded.sequence,
          updated_at = excluded.updated_at, canceled_at = null,
          created_at = case when ${isAnother(now)} then excluded.created_at else a.created_at end,
          token = case when ${isAnother(now)} then excluded.token else a.token end,
          notified_at = case when ${isRested(now)} then null else a.notified_at end
        where a.sequence <= excluded.sequence
        returning company_id, branch_id, notified_at`,
    )
    .part('waiting', ({ cart }) => sql`select company_id, branch_id from ${cart} where notified_at is null`)
    .answer(({ waiting }) => jobFollowing(waiting, job))
  await kept.execute(db)
}

export type CartEnd = 'PAGE_VISIBLE' | 'ORDER_CREATED' | 'CART_EMPTIED'

/**
 * Cancels the cart of this browser, and remembers the cancellation of an unknown one, since its
 * notice may still be on its way. Items and e-mail are kept only while the diner still has the
 * cart.
 */
export async function cancelCart(
  db: Kysely<Database>,
  cart: {
    readonly place: CartPlace
    readonly browserId: string
    readonly phone: string
    readonly end: CartEnd
    readonly sequence: number
    readonly now: Date
  },
): Promise<void> {
  const { place, now, end } = cart
  await sql`
    insert into abandoned_carts as a (company_id, branch_id, branch_contact_id, phone, phone_key, browser_id, items,
      navigation_event, sequence, created_at, updated_at, canceled_at)
    values (${place.companyId}, ${place.branchId}, ${place.branchContactId}, ${cart.phone}, ${place.phoneKey},
      ${cart.browserId}, '[]'::jsonb, ${end}, ${cart.sequence}, ${now}, ${now}, ${now})
    on conflict (branch_id, branch_contact_id, phone_key, browser_id) do update set
      items = case when excluded.navigation_event = 'PAGE_VISIBLE' then a.items else excluded.items end,
      email = case when excluded.navigation_event = 'PAGE_VISIBLE' then a.email end,
      navigation_event = excluded.navigation_event, sequence = excluded.sequence,
      updated_at = excluded.updated_at, canceled_at = excluded.canceled_at
    where a.sequence <= excluded.sequence`.execute(db)
}

/**
 * Ends the browser's carts for a phone in a branch, in the statement that places its order. Carts
 * of its other browsers end too, but keep their rows: see `hasOrderedSince`.
 */
export const cartsEndedBy = (
  { placed }: Ctes<'placed'>,
  its: Readonly<Record<'branchId' | 'phoneKey' | 'browserId' | 'at' | 'sequence', RawBuilder<unknown>>>,
): RawBuilder<unknown> => sql`
  update abandoned_carts a set navigation_event = 'ORDER_CREATED', items = '[]'::jsonb,
    email = null, canceled_at = ${its.at}::timestamptz, updated_at = ${its.at}::timestamptz,
    sequence = greatest(a.sequence, ${its.sequence}::bigint)
  from ${placed} where a.branch_id = ${its.branchId}::uuid and a.phone_key = ${its.phoneKey}::text
    and a.browser_id = ${its.browserId}::text`

/** Whether the phone of the cart `c` has ordered at its branch since, in any browser. */
const hasOrderedSince = sql<boolean>`exists (
  select from orders o
  where o.branch_id = c.branch_id and o.phone_key = c.phone_key and o.created_at > c.updated_at
    and o.rehearsal_id is null)`

/** Finds the cart of a reminder's token, unless it ended, was ordered or is older than a day. */
export async function findCart(
  db: Kysely<Database>,
  place: CartPlace & { readonly token: string },
  now: Date,
): Promise<{ readonly orderModeId: string; readonly items: unknown } | undefined> {
  const row = await db
    .selectFrom('abandoned_carts as c')
    .select(['order_mode_id', 'items'])
    .where('branch_id', '=', place.branchId)
    .where('branch_contact_id', '=', place.branchContactId)
    .where('phone_key', '=', place.phoneKey)
    .where('token', '=', place.token)
    .where('updated_at', '>', new Date(now.getTime() - CART_LIFE_MS))
    .where(sql<boolean>`jsonb_array_length(items) > 0`)
    .where(sql<boolean>`not ${hasOrderedSince}`)
    .executeTakeFirst()
  return row?.order_mode_id ? { orderModeId: row.order_mode_id, items: row.items } : undefined
}

/** Abandoned cart with the data that decide whether its owner is reminded. */
export type CartToRemind = {
  readonly phone: string
  readonly browserId: string
  readonly token: string
  readonly startedAt: Date
  readonly leftAt: Date
  readonly isOver: boolean
  readonly optIn: boolean
  readonly alias: string
  /** Host of the branch contact's pages; null for the shared one. */
  readonly host: string | null
  readonly branchContactName: string
  readonly voice: Voice
  readonly canOrder: boolean
  readonly campaignId: string | null
  readonly campaignMessage: string | null
}

/**
 * Finds the cart of a phone's reminder, with its branch contact, the diner's opt-in and the
 * branch's first active campaign. Of several open carts it is that of the record's browser, else
 * the last, so that a stranger's does not push it aside. One query.
 */
export async function findCartToRemind(
  db: Kysely<Database>,
  { branchId, branchContactId, phoneKey }: Omit<CartPlace, 'companyId'>,
  now: Date,
): Promise<CartToRemind | undefined> {
  const { rows } = await sql<CartToRemind>`
    select c.phone, c.browser_id as "browserId", c.token, c.created_at as "startedAt", c.updated_at as "leftAt",
      over.is_over as "isOver",
      coalesce(k.opt_in, false) as "optIn", a.alias,
      ${homeHost(sql`c.company_id`, sql`c.branch_id`, sql`bc.id`)} as host, bc.name as "branchContactName", b.voice,
      bc.order_enabled and not bc.blocked as "canOrder",
      m.id as "campaignId", nullif(trim(m.message), '') as "campaignMessage"
    from abandoned_carts c
    join branch_contacts bc on bc.branch_id = c.branch_id and bc.id = c.branch_contact_id
    join branches b on b.id = c.branch_id
    join aliases a on a.branch_contact_id = bc.id
    left join customers k on k.branch_id = c.branch_id and k.phone_key = c.phone_key
    left join lateral (
      select id, message from campaigns where branch_id = c.branch_id and active order by position, id limit 1
    ) m on true
    cross join lateral (
      select c.canceled_at is not null or c.notified_at is not null or jsonb_array_length(c.items) = 0
        or ${hasOrderedSince} or exists (
          select from abandoned_carts r where r.branch_id = c.branch_id
            and r.branch_contact_id = c.branch_contact_id and r.phone_key = c.phone_key
            and r.notified_at >= ${new Date(now.getTime() - CART_LIFE_MS)}::timestamptz
        ) as is_over
    ) over
    where c.branch_id = ${branchId} and c.branch_contact_id = ${branchContactId} and c.phone_key = ${phoneKey}
    order by over.is_over, c.browser_id is not distinct from k.browser_id desc, c.updated_at desc
    limit 1`.execute(db)
  return rows[0]
}

/** Notes a cart's reminder, if it is still the same cart. */
export async function markReminded(
  db: Kysely<Database>,
  { branchId, branchContactId, phoneKey }: Omit<CartPlace, 'companyId'>,
  { browserId, startedAt, now }: Pick<CartToRemind, 'browserId' | 'startedAt'> & { readonly now: Date },
): Promise<void> {
  await db
    .updateTable('abandoned_carts')
    .set({ notified_at: now })
    .where('branch_id', '=', branchId)
    .where('branch_contact_id', '=', branchContactId)
    .where('phone_key', '=', phoneKey)
    .where('browser_id', '=', browserId)
    .where('created_at', '=', startedAt)
    .execute()
}
