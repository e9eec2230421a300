import { keptStatement, type KeptStatement } from '@mostrador/database/kept-statement'
import { statement, type Ctes, type Statement } from '@mostrador/database/statement'
import { sql, type RawBuilder } from 'kysely'
import { cartsEndedBy } from '../abandoned-cart/abandoned-cart-store.ts'
import { codeTaken } from '../discount-code/code-taken.ts'
import { pointsTaken } from '../loyalty/points-settled.ts'
import { paymentAwaited } from '../payment/payment-awaited.ts'
import { tellsDevices } from '../push/new-order-store.ts'
import { numberOfRehearsal } from '../rehearsal/as-rehearsed.ts'
import { transferTaken } from '../transfer/new-transfer.ts'
import { consentKept, customerByPhone } from './customer-of-order.ts'
import { platesWanted, refusalOf, type Refusal } from './order-refusal.ts'
import { nameOfShape, type OrderShape } from './order-shape.ts'
import { countedLines, dayTaken, platesOfTheDay, plainLines, soldOutBy, stockTaken } from './order-stock.ts'
import { its, type OrderToSave } from './order-values.ts'

/** Answer of the statement; none where the catalogue has another version. */
type Answer = {
  readonly refusal: Refusal | null
  /** Null where the key is taken. */
  readonly number: number | null
  /** Whether it took a counted plate's last unit. */
  readonly sold_out: boolean
}

/** Locks the branch contact's catalog, while it is the judged version. */
const contactAtVersion = () => sql`
  select from branch_contacts
  where branch_id = ${its.branchId}::uuid and id = ${its.contactId}::uuid and catalog_version = ${its.version}::bigint
  for share`

const keyTaken = ({ verdict }: Ctes<'verdict'>) => sql`
  insert into idempotency_keys
  select made.* from ${verdict}, jsonb_populate_record(null::idempotency_keys, ${its.rows.key}::jsonb) as made
  where verdict.refusal is null
  on conflict do nothing
  returning order_id`

/**
 * Counts the order number, "#42", by branch contact and local day without gaps, and the window of
 * `order_flood`.
 */
const numberOfTheDay = ({ key }: Ctes<'key'>) => {
  const isWithin = sql`c.window_at > ${its.windowFrom}::timestamptz`
  return sql`
    insert into order_daily_counters as c
      (company_id, branch_id, branch_contact_id, local_day, last_number, window_at, window_orders)
    select ${its.companyId}::uuid, ${its.branchId}::uuid, ${its.contactId}::uuid,
      ${its.localDay}::date, 1, ${its.at}::timestamptz, 1 from ${key}
    on conflict (branch_id, branch_contact_id, local_day) do update set last_number = c.last_number + 1,
      window_at = case when ${isWithin} then c.window_at else excluded.window_at end,
      window_orders = case when ${isWithin} then c.window_orders + 1 else 1 end
    returning last_number`
}

const orderItself = ({ counter, customer }: Ctes<'counter' | 'customer'>) => sql`
  insert into orders
  select made.* from ${counter}, ${customer}, jsonb_populate_record(null::orders,
    ${its.rows.order}::jsonb || jsonb_build_object('number', counter.last_number, 'customer_id', customer.id)) as made
  returning company_id, branch_id, branch_contact_id, number`

const itsAdjustments = ({ placed }: Ctes<'placed'>) => sql`
  insert into order_adjustments
  select made.* from ${placed}, jsonb_populate_recordset(null::order_adjustments, ${its.rows.adjustments}::jsonb) as made`

const itsEvent = ({ placed }: Ctes<'placed'>) => sql`
  insert into order_events
  select made.* from ${placed}, jsonb_populate_record(null::order_events, ${its.rows.event}::jsonb) as made`

/**
 * Takes a place in the slot of a scheduled order. The verdict saw a free one; where another branch
 * contact's order got in first, a check of the table refuses the whole statement.
 */
const placeTaken = ({ placed }: Ctes<'placed'>) => sql`
  insert into slot_bookings as b (company_id, branch_id, order_mode_id, slot_at, taken)
  select ${its.companyId}::uuid, ${its.branchId}::uuid, ${its.modeId}::uuid, ${its.scheduledAt}::timestamptz, 1
  from ${placed} where ${its.scheduledAt}::timestamptz is not null
  on conflict (branch_id, order_mode_id, slot_at) do update
    set taken = case when b.taken < coalesce(${its.slotCapacity}::int, b.taken + 1) then b.taken + 1 else -1 end`

type Placed = Statement<'placed' | 'customer'>

const always = <Names extends string>(all: Statement<Names>): Statement<Names> => all

/** Rows that tell of an order: its event, adjustments and jobs. */
const itsRows =
  ({ payment, adjustments }: OrderShape) =>
  (all: Statement<'placed'>): Statement<'placed'> =>
    all
      .with(payment === 'none' ? tellsDevices : paymentAwaited)
      .with(adjustments ? (one) => one.write('adjustments', itsAdjustments) : always<'placed'>)
      .write('event', itsEvent)

/** Takes the key and the number, and writes customer and order. */
const placedAfterVerdict = (all: Statement<'verdict'>): Placed =>
  all
    .part('key', keyTaken)
    .part('counter', numberOfTheDay)
    .part('customer', customerByPhone)
    .part('placed', orderItself)

/** Parts of what only some orders take or change, beside stock. */
const itsMore =
  ({ person, slot, code, points, payment }: OrderShape) =>
  (all: Placed): Statement<'transfer'> =>
    all
      .with(person ? (one: Placed) => one.write('consent', consentKept) : always<'placed' | 'customer'>)
      .with(slot ? (one: Placed) => one.write('slot', placeTaken) : always<'placed' | 'customer'>)
      .with(code ? codeTaken : always<'placed' | 'customer'>)
      .with(points ? pointsTaken : always<'placed' | 'customer'>)
      .part('transfer', payment === 'transfer' ? transferTaken : () => sql`select null::bigint as amount`)
      .with(
        person
          ? (one: Placed) => one.write('carts_ended', (parts) => cartsEndedBy(parts, its))
          : always<'placed' | 'customer'>,
      )

/** Answers with the verdict, and so without a row where the version is another. */
const answerOf = (
  { verdict, placed, transfer }: Ctes<'verdict' | 'placed' | 'transfer'>,
  soldOut: RawBuilder<boolean>,
) => sql<Answer>`
  select refusal, (select number from ${placed}) as number, (select amount from ${transfer}) as amount,
    ${soldOut} as sold_out from ${verdict}`

/** Order of plates that are not counted. */
const plainOrder = (shape: OrderShape) =>
  statement()
    .part('contact', contactAtVersion)
    .part('verdict', (parts) => refusalOf(parts, shape), 'materialized')
    .with(placedAfterVerdict)
    .write('lines', plainLines)
    .with(itsRows(shape))
    .with(itsMore(shape))
    .answer((parts) => answerOf(parts, sql`false`))

/** Order that takes units of counted plates. */
const countedOrder = (shape: OrderShape) =>
  statement()
    .part('contact', contactAtVersion)
    .part('wanted', platesWanted)
    .part('of_day', platesOfTheDay)
    .part('verdict', (parts) => refusalOf(parts, { ...shape, wanted: parts.wanted }), 'materialized')
    .with(placedAfterVerdict)
    .write('lines', countedLines)
    .with(itsRows(shape))
    .with(itsMore(shape))
    .part('stock', stockTaken)
    .part('day', dayTaken)
    .answer((parts) => answerOf(parts, soldOutBy(parts)))

/**
 * Inserts an order of a rehearsal: its own rows alone, without counts, holds, promises or
 * customers.
 */
const rehearsedOrder = (shape: OrderShape) =>
  statement()
    .part('contact', contactAtVersion)
    .part('counter', numberOfRehearsal)
    .part(
      'verdict',
      ({ contact, counter }) => sql`
        select case when not exists (select from ${counter}) then 'rehearsal-over' end as refusal from ${contact}`,
    )
    .part('key', keyTaken)
    .part('customer', ({ key }) => sql`select null::uuid as id from ${key}`)
    .part('placed', orderItself)
    .write('lines', plainLines)
    .with(itsRows(shape))
    .answer(
      ({ verdict, placed }) => sql<Answer>`
        select refusal, (select number from ${placed}) as number, false as sold_out from ${verdict}`,
    )

const kept = new Map<string, KeptStatement<OrderToSave, Answer>>()

function madeOf(shape: OrderShape): RawBuilder<Answer> {
  if (shape.isRehearsed) return rehearsedOrder(shape)
  return shape.stock ? countedOrder(shape) : plainOrder(shape)
}

/**
 * Returns the statement that saves orders of a shape, whole or not at all, with only those parts
 * that they need. Each is fed by an earlier one, so that nothing is written when the version is
 * stale, a thing is gone or the key is taken. Every order locks in one order: the version of the
 * catalogue, what `refusalOf` asks, the key, the number of the day, the customer. Source:
 * docs/decisions/189.
 */
export function statementOfShape(shape: OrderShape): KeptStatement<OrderToSave, Answer> {
  const name = nameOfShape(shape)
  const before = kept.get(name)
  if (before) return before
  const made = keptStatement<OrderToSave, Answer>(madeOf(shape))
  kept.set(name, made)
  return made
}
