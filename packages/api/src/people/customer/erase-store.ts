import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { phoneForms } from '@mostrador/domain/phone/phone-key'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { inStates } from '../../ground/order-condition/in-states.ts'

export type ErasedPerson = { readonly branchId: string; readonly phoneKey: string }

/**
 * Result of an erasure. `photos` and `reportPhotos` are files that no row names any more;
 * `open-orders` refuses while an order is on its way.
 */
export type Erasure =
  | { readonly is: 'erased'; readonly photos: readonly string[]; readonly reportPhotos: readonly string[] }
  | { readonly is: 'open-orders' }
  | { readonly is: 'nothing-left' }

type Whose = ErasedPerson & {
  readonly forms: string[]
  readonly now: Date
  readonly newId: () => string
}

/** Orders of the person, under any name and any key of the phone. */
const ordersOf = ({ branchId, forms }: Whose): RawBuilder<unknown> => sql`(
  select o.id from orders o where o.branch_id = ${branchId} and (o.phone_key = any(${forms}) or o.customer_id in (
    select c.id from customers c where c.branch_id = ${branchId} and c.phone_key = any(${forms}))))`

/** Records of the person: two where a brand knew a mobile of Brazil by either of its keys. */
const customerOf = ({ branchId, forms }: Whose): RawBuilder<unknown> =>
  sql`(select c.id from customers c where c.branch_id = ${branchId} and c.phone_key = any(${forms}))`

/** Browsers that ordered as the person, and joined groups under a name. */
const browsersOf = (who: Whose): RawBuilder<unknown> => sql`(
  select o.browser_id from orders o where o.branch_id = ${who.branchId} and o.id in ${ordersOf(who)}
    and o.browser_id is not null)`

/**
 * Returns the deletes of rows that hang on orders: groups of the browser, notes, answers,
 * complaints, payers and addresses. The order's own row comes last.
 */
const ofOrders = (who: Whose): readonly RawBuilder<unknown>[] => {
  const of = sql`branch_id = ${who.branchId} and order_id in ${ordersOf(who)}`
  const byBrowser = sql`branch_id = ${who.branchId} and browser_id in ${browsersOf(who)}`
  return [
    sql`delete from group_order_people where ${byBrowser}`,
    sql`delete from group_orders where ${byBrowser}`,
    sql`update order_lines set notes = '' where ${of} and notes <> ''`,
    sql`update order_events set note = '' where ${of} and note <> ''`,
    sql`update survey_answers set answer = '' where ${of} and question_type = 'text' and answer <> ''`,
    sql`update survey_responses set customer_id = null where ${of} and customer_id is not null`,
    sql`update cases set details = '' where ${of} and details <> ''`,
    sql`update sandbox_payments set card_last_digits = null
      where external_reference in (select id::text from payment_attempts where ${of})`,
    sql`update payment_attempts set card_name = null, card_last_digits = null
      where ${of} and (card_name is not null or card_last_digits is not null)`,
    sql`update transfers set receipt = null, reason = '' where ${of} and (receipt is not null or reason <> '')`,
    sql`update bank_movements set words = '' where ${of} and words <> ''`,
    sql`update logistics_orders set lat = null, lng = null where ${of} and lat is not null`,
    sql`delete from idempotency_keys where ${of}`,
    sql`update jobs set last_error = null
      where last_error is not null and payload ->> 'orderId' in (select id::text from ${ordersOf(who)} as mine)`,
  ]
}

/** Returns the deletes of rows by phone and by customer. The customer's own row comes last. */
const ofPhone = (who: Whose): readonly RawBuilder<unknown>[] => {
  const { branchId, forms } = who
  const byPhone = sql`branch_id = ${branchId} and phone_key = any(${forms})`
  const byCustomer = sql`branch_id = ${branchId} and customer_id in ${customerOf(who)}`
  return [
    sql`delete from customer_sessions where ${byPhone}`,
    sql`delete from sign_in_codes where ${byPhone}`,
    sql`delete from abandoned_carts where ${byPhone}`,
    sql`delete from sent_messages where branch_id = ${branchId} and to_phone = any(${forms})`,
    sql`delete from sent_mails where branch_id = ${branchId} and lower(to_email) in (
      select lower(customer_email) from orders where branch_id = ${branchId} and id in ${ordersOf(who)}
      union select lower(email) from customers where ${byPhone})`,
    sql`delete from jobs where payload ->> 'branchId' = ${branchId} and payload ->> 'phoneKey' = any(${forms})`,
    sql`delete from customer_addresses where ${byCustomer}`,
    sql`delete from customer_consents where ${byCustomer}`,
    sql`update loyalty_reward_claims set name = '', email = '', acquisition_channel = null where ${byCustomer}`,
    sql`update analytics_events set customer_id = null where ${byCustomer}`,
  ]
}

/** Deletes proofs of delivery: the words and the photo of the door. */
async function forgetProofs(tx: Kysely<Database>, who: Whose): Promise<readonly string[]> {
  const forgetting = statement()
    .part(
      'mine',
      () => sql`
        select d.shipment_id, d.photo_sha256 from delivery_proofs d
        join shipments s on s.branch_id = d.branch_id and s.id = d.shipment_id
        join logistics_orders l on l.branch_id = s.branch_id and l.id = s.logistics_order_id
        where d.branch_id = ${who.branchId} and l.order_id in ${ordersOf(who)}`,
    )
    .write(
      'emptied',
      ({ mine }) => sql`
        update delivery_proofs d set reason = '', photo_sha256 = null from ${mine} m
        where d.branch_id = ${who.branchId} and d.shipment_id = m.shipment_id`,
    )
    .answer(
      ({ mine }) => sql<{ sha256: string | null }>`
        select distinct m.photo_sha256 as sha256 from ${mine} m
        where not exists (select from delivery_proofs d where d.photo_sha256 = m.photo_sha256
          and d.shipment_id not in (select shipment_id from ${mine}))`,
    )
  const { rows } = await forgetting.execute(tx)
  return rows.flatMap(({ sha256 }) => (sha256 === null ? [] : [sha256]))
}

/** Deletes the photos of reports and their rows. */
async function forgetReportPhotos(tx: Kysely<Database>, who: Whose): Promise<readonly string[]> {
  const { rows: gone } = await sql<{ sha256: string }>`
    delete from case_photos where branch_id = ${who.branchId} and order_id in ${ordersOf(who)}
    returning sha256`.execute(tx)
  const files = [...new Set(gone.map(({ sha256 }) => sha256))]
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${files}::text[]) as file(sha256)
    where not exists (select from case_photos p where p.sha256 = file.sha256)`.execute(tx)
  return rows.map(({ sha256 }) => sha256)
}

/** Takes out the rest of the points by a row of the ledger, which says why the balance is gone. */
const pointsClosed = (who: Whose): RawBuilder<unknown> => sql`
  insert into loyalty_points (company_id, branch_id, id, customer_id, kind, amount, post_balance, created_at)
  select company_id, branch_id, (${who.forms.map(() => who.newId())}::uuid[])[row_number() over ()], id, 'ADJUSTMENT',
    -loyalty_points_balance, 0, ${who.now}::timestamptz
  from customers
  where branch_id = ${who.branchId} and phone_key = any(${who.forms}) and loyalty_points_balance > 0`

/** Rows by which the person was found: they lose the phone and all personal data. */
const found = (who: Whose): readonly RawBuilder<unknown>[] => [
  sql`update orders set customer_name = '', customer_email = null, document = null, phone = '', phone_key = '',
      destination = null, notes = '', order_text = '', browser_id = null, user_external_reference = null,
      cancel_reason = null
    where branch_id = ${who.branchId} and id in ${ordersOf(who)}`,
  sql`update customers set phone = '', phone_key = 'erased-' || id, name = '', email = null, document = null,
      opt_in = false, opt_in_at = null, installed_app = false, user_external_reference = null,
      acquisition_channel = null, verified_at = null, browser_id = null, loyalty_points_balance = 0,
      updated_at = ${who.now}::timestamptz
    where branch_id = ${who.branchId} and phone_key = any(${who.forms})`,
]

/**
 * Whether an order of the person is on its way. Locks the record first, so that none is placed
 * meanwhile.
 */
async function hasOpenOrders(tx: Kysely<Database>, who: Whose): Promise<boolean> {
  await sql`select from customers where branch_id = ${who.branchId} and phone_key = any(${who.forms})
    order by id for update`.execute(tx)
  const { rows } = await sql`
    select from orders where branch_id = ${who.branchId} and id in ${ordersOf(who)}
      and status ${inStates(STATUSES_IN_PROGRESS)} limit 1`.execute(tx)
  return rows.length > 0
}

async function eraseWithin(tx: Kysely<Database>, who: Whose): Promise<Erasure> {
  if (await hasOpenOrders(tx, who)) return { is: 'open-orders' }
  const photos = await forgetProofs(tx, who)
  const reportPhotos = await forgetReportPhotos(tx, who)
  let touched = 0
  for (const change of [...ofOrders(who), ...ofPhone(who), pointsClosed(who), ...found(who)]) {
    // One connection does one thing at a time.
    const { numAffectedRows = 0n } = await sql`${change}`.execute(tx)
    touched += Number(numAffectedRows)
  }
  // Limits count for all brands: one that knows nothing of the phone must not reset them.
  if (touched === 0) return { is: 'nothing-left' }
  // Rate limits of the phone in PostgreSQL; they expire within a day in any case.
  await sql`delete from rate_limits where split_part(key, ':', 2) = any(${who.forms})`.execute(tx)
  return { is: 'erased', photos, reportPhotos }
}

/**
 * Erases a branch's data of the person of a phone in one transaction: name, phone, e-mail,
 * document, addresses, notes, opinions, carts, sessions, texts and consents; closes the points.
 * Orders and amounts stay for the books, without a person. Idempotent. Source: docs/decisions/067.
 */
export const eraseCustomerData = (
  db: Kysely<Database>,
  person: ErasedPerson & Pick<Whose, 'now' | 'newId'>,
): Promise<Erasure> => {
  const who = { ...person, forms: [...phoneForms(person.phoneKey)] }
  return againOnConflict(() => db.transaction().execute((tx) => eraseWithin(tx, who)))
}
