import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { statement, type Ctes, type Statement } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { cartsEndedBy } from '../abandoned-cart/abandoned-cart-store.ts'
import { consentKept, customerByPhone } from './customer-of-order.ts'
import { pointsTaken } from '../loyalty/points-settled.ts'
import { paymentAwaited } from '../payment/payment-awaited.ts'
import { codeTaken } from '../discount-code/code-taken.ts'
import { tellsDevices } from '../push/new-order-store.ts'
import { numberOfRehearsal } from '../rehearsal/as-rehearsed.ts'
import { transferTaken } from '../transfer/new-transfer.ts'
import type { NewOrder } from './new-order.ts'
import { platesWanted, refusalByError, refusalOf, type Refusal } from './order-refusal.ts'

/** Result of saving an order. */
export type SavedOrder =
  /** `soldOut`: it took a counted plate's last unit. */
  | { readonly outcome: 'saved'; readonly number: number; readonly soldOut: boolean }
  /** The shop changed since, or is being changed. */
  | { readonly outcome: 'stale' }
  /** An order has this idempotency key. */
  | { readonly outcome: 'key-taken' }
  /** Other orders took its things, perhaps one of this very key. */
  | { readonly outcome: Refusal }
  | { readonly outcome: 'code-taken' }

const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`

/** Locks the branch contact's catalog, while it is the judged version. */
const contactAtVersion = ({ order }: NewOrder, version: number) => sql`
  select from branch_contacts
  where branch_id = ${order.branch_id} and id = ${order.branch_contact_id} and catalog_version = ${version}
  for share`

const keyTaken = ({ key }: NewOrder, { verdict }: Ctes<'verdict'>) => sql`
  insert into idempotency_keys
  select made.* from ${verdict}, jsonb_populate_record(null::idempotency_keys, ${json(key)}) as made
  where verdict.refusal is null
  on conflict do nothing
  returning order_id`

/**
 * Counts the order number, "#42", by branch contact and local day without gaps, and the window of
 * `order_flood`.
 */
const numberOfTheDay = ({ order, limits }: NewOrder, { key }: Ctes<'key'>) => {
  const isWithin = sql`c.window_at > ${new Date(order.created_at.getTime() - limits.seconds * 1000)}::timestamptz`
  return sql`
    insert into order_daily_counters as c
      (company_id, branch_id, branch_contact_id, local_day, last_number, window_at, window_orders)
    select ${order.company_id}::uuid, ${order.branch_id}::uuid, ${order.branch_contact_id}::uuid,
      ${order.local_day}::date, 1, ${order.created_at}::timestamptz, 1 from ${key}
    on conflict (branch_id, branch_contact_id, local_day) do update set last_number = c.last_number + 1,
      window_at = case when ${isWithin} then c.window_at else excluded.window_at end,
      window_orders = case when ${isWithin} then c.window_orders + 1 else 1 end
    returning last_number`
}

const orderItself = ({ order }: NewOrder, { counter, customer }: Ctes<'counter' | 'customer'>) => sql`
  insert into orders
  select made.* from ${counter}, ${customer}, jsonb_populate_record(null::orders,
    ${json(order)} || jsonb_build_object('number', counter.last_number, 'customer_id', customer.id)) as made
  returning company_id, branch_id, branch_contact_id, number`

/** Selects the plates of the order that are counted by the day, with their daily counts. */
const platesOfTheDay = ({ order }: NewOrder, { wanted }: Ctes<'wanted'>) => sql`
  select counted.* from (
    select wanted.*, daily_count_of(${order.branch_id}::uuid, ${order.branch_contact_id}::uuid, plate_id) as daily_count
    from ${wanted}
  ) as counted where daily_count is not null`

/**
 * Inserts the lines, which record whether their plate is counted, so that a cancellation gives it
 * back.
 */
const itsLines = ({ order, lines, day }: NewOrder, { placed, of_day }: Ctes<'placed' | 'of_day'>) => sql`
  insert into order_lines
  select made.* from ${placed}, jsonb_array_elements(${json(lines)}) as line,
    jsonb_populate_record(null::order_lines, line || jsonb_build_object('counted', ${order.rehearsal_id === null} and exists (
      select from plate_stocks s
      where s.branch_id = ${order.branch_id} and s.branch_contact_id = ${order.branch_contact_id}
        and s.plate_id = (line ->> 'plate_id')::uuid), 'counted_day', case when exists (
      select from ${of_day} where of_day.plate_id = (line ->> 'plate_id')::uuid) then ${day}::text end)) as made`

const itsParts = (rows: NewOrder) => (all: Statement<'placed' | 'of_day'>) =>
  all
    .with(tellsDevices(rows))
    .write('lines', (parts) => itsLines(rows, parts))
    .write(
      'adjustments',
      ({ placed }) => sql`
        insert into order_adjustments
        select made.* from ${placed}, jsonb_populate_recordset(null::order_adjustments, ${json(rows.adjustments)}) as made`,
    )
    .write(
      'event',
      ({ placed }) => sql`
        insert into order_events
        select made.* from ${placed}, jsonb_populate_record(null::order_events, ${json(rows.event)}) as made`,
    )

/**
 * Takes a place in the slot of a scheduled order. The verdict saw a free one; where another branch
 * contact's order got in first, a check of the table refuses the whole statement.
 */
const placeTaken = ({ order, slotCapacity }: NewOrder, { placed }: Ctes<'placed'>) => sql`
  insert into slot_bookings as b (company_id, branch_id, order_mode_id, slot_at, taken)
  select ${order.company_id}::uuid, ${order.branch_id}::uuid, ${order.order_mode_id}::uuid,
    ${order.scheduled_at}::timestamptz, 1
  from ${placed} where ${order.scheduled_at !== null}
  on conflict (branch_id, order_mode_id, slot_at) do update
    set taken = case when b.taken < coalesce(${slotCapacity}::int, b.taken + 1) then b.taken + 1 else -1 end
  returning taken`

/**
 * Takes units of counted plates, which the verdict has locked; the table's check refuses less than
 * zero.
 */
const stockTaken = ({ order }: NewOrder, { placed, wanted }: Ctes<'placed' | 'wanted'>) => sql`
  update plate_stocks s set remaining = s.remaining - least(wanted.quantity, s.remaining + 1)
  from ${placed}, ${wanted}
  where s.branch_id = ${order.branch_id} and s.branch_contact_id = ${order.branch_contact_id}
    and s.plate_id = wanted.plate_id
  returning s.remaining`

/**
 * Takes daily stock of the day that the order is for; `verdict` has checked that enough is left.
 */
const dayTaken = ({ order }: NewOrder, { placed, of_day }: Ctes<'placed' | 'of_day'>) => sql`
  insert into plate_days as d (company_id, branch_id, branch_contact_id, plate_id, day, taken)
  select ${order.company_id}::uuid, ${order.branch_id}::uuid, ${order.branch_contact_id}::uuid, of_day.plate_id,
    of_day.day, of_day.quantity
  from ${placed}, ${of_day} order by of_day.plate_id
  on conflict (branch_id, branch_contact_id, plate_id, day) do update set taken = d.taken + excluded.taken
  returning d.plate_id, d.taken`

type Answer = {
  readonly is_current: boolean
  readonly refusal: Refusal | null
  readonly number: number | null
  readonly sold_out: boolean
}

/**
 * Inserts an order of a rehearsal: its own rows alone, without counts, holds, promises or
 * customers.
 */
const rehearsedOrder = (rows: NewOrder, version: number) =>
  statement()
    .part('contact', () => contactAtVersion(rows, version))
    .part('of_day', () => sql`select null::uuid as plate_id where false`)
    .part('counter', (parts) => numberOfRehearsal(rows, parts))
    .part(
      'verdict',
      ({ contact, counter }) => sql`
        select case when not exists (select from ${counter}) then 'rehearsal-over' end as refusal from ${contact}`,
    )
    .part('key', (parts) => keyTaken(rows, parts))
    .part('customer', ({ key }) => sql`select null::uuid as id from ${key}`)
    .part('placed', (parts) => orderItself(rows, parts))
    .with(itsParts(rows))
    .with(paymentAwaited(rows))
    .answer(
      ({ contact, verdict, placed }) => sql<Answer>`
        select exists (select from ${contact}) as is_current, (select refusal from ${verdict}) as refusal,
          (select number from ${placed}) as number, false as sold_out`,
    )

const wholeOrder = (rows: NewOrder, version: number) =>
  statement()
    .part('contact', () => contactAtVersion(rows, version))
    .part('wanted', () => platesWanted(rows))
    .part('of_day', (parts) => platesOfTheDay(rows, parts))
    .part('verdict', (parts) => refusalOf(rows, parts), 'materialized')
    .part('key', (parts) => keyTaken(rows, parts))
    .part('counter', (parts) => numberOfTheDay(rows, parts))
    .part('customer', (parts) => customerByPhone(rows, parts))
    .part('placed', (parts) => orderItself(rows, parts))
    .with(itsParts(rows))
    .write('consent', (parts) => consentKept(rows, parts))
    .part('slot', (parts) => placeTaken(rows, parts))
    .with(codeTaken(rows))
    .with(pointsTaken(rows))
    .with(paymentAwaited(rows))
    .part('transfer', (parts) => transferTaken(rows.transfer, parts))
    .part('stock', (parts) => stockTaken(rows, parts))
    .part('day', (parts) => dayTaken(rows, parts))
    .write('carts_ended', (parts) => cartsEndedBy(rows.order, parts))
    .answer(
      ({ contact, verdict, placed, slot, transfer, stock, day, of_day }) => sql<Answer>`
        select exists (select from ${contact}) as is_current, (select refusal from ${verdict}) as refusal,
          (select number from ${placed}) as number, (select taken from ${slot}) as taken, (select amount from ${transfer}) as amount,
          exists (select from ${stock} where remaining = 0) or exists (select from ${day} join ${of_day} using (plate_id)
            where day.taken >= of_day.daily_count) as sold_out`,
    )

/**
 * Saves an order whole or not at all, in one statement, which is a transaction of its own: each
 * part is fed by an earlier one, so that nothing is written when the version is stale, a thing is
 * gone or the key is taken. Locks in the order of `refusalOf`. A deadlock (with an import, or an
 * order that gives back before it takes) is retried once, and then counts as stale.
 */
export async function saveOrder(db: Kysely<Database>, rows: NewOrder, version: number): Promise<SavedOrder> {
  try {
    return await againOnConflict(() => saveWithin(db, rows, version))
  } catch (error) {
    return refusedBy(error)
  }
}

/** Returns the refusal that a database error stands for; throws any other error. */
export function refusedBy(error: unknown): SavedOrder {
  const outcome = refusalByError(error)
  if (outcome === undefined) throw error
  return { outcome }
}

/** Saves an order inside of a longer transaction; throws the database's refusals, which end it. */
export async function saveWithin(db: Kysely<Database>, rows: NewOrder, version: number): Promise<SavedOrder> {
  const isRehearsed = rows.order.rehearsal_id !== null
  const whole = isRehearsed ? rehearsedOrder(rows, version) : wholeOrder(rows, version)
  const { rows: answers } = await whole.execute(db)
  const [answer] = answers
  if (!answer?.is_current) return { outcome: 'stale' }
  if (answer.refusal !== null) return { outcome: answer.refusal }
  if (answer.number === null) return { outcome: 'key-taken' }
  return { outcome: 'saved', number: answer.number, soldOut: answer.sold_out }
}

export type EarlierOrder = {
  readonly id: string
  readonly code: string
  readonly number: number
  readonly bodyHash: string
  readonly browserId: string | null
}

/** Finds a key's order at a branch contact. */
export async function findOrderByKey(
  db: Kysely<Database>,
  { contactId, key }: { readonly contactId: string; readonly key: string },
): Promise<EarlierOrder | undefined> {
  return db
    .selectFrom('idempotency_keys as k')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.branch_id', '=', 'k.branch_id').onRef('o.id', '=', 'k.order_id'),
    )
    .select(['o.id', 'o.code', 'o.number', 'k.body_hash as bodyHash', 'o.browser_id as browserId'])
    .where('k.branch_contact_id', '=', contactId)
    .where('k.key', '=', key)
    .executeTakeFirst()
}

/** Returns the stock of a branch contact's counted plates. */
export async function listStock(
  db: Kysely<Database>,
  { branchId, contactId }: { readonly branchId: string; readonly contactId: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('plate_stocks')
    .select(['plate_id', 'remaining'])
    .where('branch_id', '=', branchId)
    .where('branch_contact_id', '=', contactId)
    .execute()
  return new Map(rows.map((row) => [row.plate_id, row.remaining]))
}

/** Returns the stock left for a day of some plates that are counted by the day. */
export async function listDayStock(
  db: Kysely<Database>,
  place: {
    readonly branchId: string
    readonly contactId: string
    readonly day: string
    readonly plateIds: readonly string[]
  },
): Promise<ReadonlyMap<string, number>> {
  const { branchId, contactId, day, plateIds } = place
  const { rows } = await sql<{ plate_id: string; remaining: number }>`
    select plate_id, greatest(0, daily_count - taken) as remaining from (
      select wanted.plate_id, daily_count_of(${branchId}::uuid, ${contactId}::uuid, wanted.plate_id) as daily_count,
        coalesce((select d.taken from plate_days d where d.branch_id = ${branchId} and d.day = ${day}::date
          and d.branch_contact_id = ${contactId} and d.plate_id = wanted.plate_id), 0) as taken
      from unnest(${[...plateIds]}::uuid[]) as wanted(plate_id)
    ) as counted where daily_count is not null`.execute(db)
  return new Map(rows.map((row) => [row.plate_id, row.remaining]))
}
