import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { statement, type Cte, type Ctes } from '@mostrador/database/statement'
import { STACKABLE } from '@mostrador/domain/dispatch/dispatch-action'
import { statusesThat, UNFINISHED_STATUSES } from '@mostrador/domain/shipment/shipment-states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { offeredAt, type MovedShipment } from '../../order/shipment/shipment-of-order.ts'
import { inStates } from '../../ground/order-condition/in-states.ts'

type Moved = MovedShipment & { readonly contactId: string }

const movedColumns = sql`s.id, s.logistics_order_id as "logisticsOrderId", s.shipment_stack_id as "stackId", s.status,
  s.branch_contact_id as "contactId"`

const stopsOf = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select id, place::int from unnest(${[...ids]}::uuid[]) with ordinality as stop(id, place)`

export type NewStack = {
  readonly contactId: string
  readonly shipmentIds: readonly string[]
  readonly status: 'LOOKING_FOR_DRIVER' | 'STACKING'
  readonly id: string
  readonly code: string
  readonly eventIds: readonly string[]
  readonly staffUserId: string
  readonly now: Date
}

/**
 * Makes a stack of free shipments, on offer or not yet. Writes nothing and returns none when one
 * is taken, `code-taken` when the branch has a stack of this code.
 */
export async function makeStack(
  db: Kysely<Database>,
  stack: NewStack,
): Promise<readonly Moved[] | 'code-taken'> {
  const { rows } = await againOnConflict(() => madeStack(stack).execute(db))
  const [made] = rows
  if (!made) return []
  return made.isFree && made.moved.length === 0 ? 'code-taken' : made.moved
}

type Made = { readonly moved: readonly Moved[]; readonly isFree: boolean }

const madeStack = (made: NewStack) => {
  const { contactId, shipmentIds, id, code, now, status } = made
  return statement()
    .part('stops', () => stopsOf(shipmentIds))
    .part(
      'held',
      ({ stops }) => sql`
        select s.id, s.company_id, s.branch_id, s.branch_contact_id, stops.place
        from shipments s join ${stops} on stops.id = s.id
        where s.branch_contact_id = ${contactId} and s.shipment_stack_id is null
          and s.status ${inStates(STACKABLE)}
        order by s.id for update of s`,
    )
    .part(
      'stack',
      ({ held }) => sql`
        insert into shipment_stacks (company_id, branch_id, branch_contact_id, id, code, status, created_at, updated_at)
        select company_id, branch_id, branch_contact_id, ${id}::uuid, ${code}, ${status},
          ${now}::timestamptz, ${now}::timestamptz
        from ${held} where (select count(*) from ${held}) = ${shipmentIds.length} limit 1
        on conflict (branch_id, code) do nothing
        returning id`,
    )
    .part(
      'moved',
      ({ held, stack }) => sql`
        update shipments s set shipment_stack_id = stack.id, stacking_order = held.place, status = ${status},
          updated_at = ${now}
        from ${held}, ${stack} where s.branch_id = held.branch_id and s.id = held.id
        returning s.*, held.place`,
    )
    .write(
      'event',
      ({ moved }) => sql`
        insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, staff_user_id, created_at)
        select company_id, branch_id, id, (${[...made.eventIds]}::uuid[])[place], status, 'STAFF',
          ${made.staffUserId}::uuid, updated_at from ${moved}`,
    )
    .answer(
      ({ held, moved }) => sql<Made>`
        select (select count(*) from ${held}) = ${shipmentIds.length} as "isFree",
          (select coalesce(jsonb_agg(one), '[]') from (select ${movedColumns} from ${moved} s) as one) as moved`,
    )
}

/** Change of a stack, and the branch contacts of its author. */
export type StackChange = { readonly id: string; readonly contactIds: readonly string[]; readonly now: Date }

const stackHeld = ({ id, contactIds }: StackChange, statuses: readonly string[]): RawBuilder<unknown> => sql`
  select k.branch_id, k.id, k.rider_id, k.status from shipment_stacks k
  where k.id = ${id} and k.branch_contact_id = any(${[...contactIds]}::uuid[])
    and k.status = any(${[...statuses]}::text[])
  for update of k`

const FREE = ['STACKING', ...statusesThat('onOffer')]

/** End of a stack, with its author and an id for each shipment's event. */
export type StackEnd = StackChange & { readonly staffUserId: string; readonly eventIds: readonly string[] }

const eventsOf = (from: Cte, { eventIds, staffUserId }: StackEnd): RawBuilder<unknown> => sql`
  insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, staff_user_id, created_at)
  select company_id, branch_id, id, (${[...eventIds]}::uuid[])[row_number() over (order by id)], status, 'STAFF',
    ${staffUserId}::uuid, updated_at from ${from}`

/** Offers a stack in the making; empty when it is that no longer, or has no shipments. */
export async function offerMadeStack(db: Kysely<Database>, change: StackEnd): Promise<readonly Moved[]> {
  const offering = statement()
    .part('held', () => stackHeld(change, ['STACKING']))
    .part(
      'moved',
      ({ held }) => sql`
        update shipments s set status = 'LOOKING_FOR_DRIVER', updated_at = ${change.now}
        from ${held} where s.branch_id = held.branch_id and s.shipment_stack_id = held.id and s.status = 'STACKING'
        returning s.*`,
    )
    .write(
      'offered',
      ({ held, moved }) => sql`
        update shipment_stacks k set status = 'LOOKING_FOR_DRIVER', updated_at = ${change.now}
        from ${held} where k.branch_id = held.branch_id and k.id = held.id and exists (select from ${moved})`,
    )
    .write('event', ({ moved }) => eventsOf(moved, change))
    .answer(({ moved }) => sql<Moved>`select ${movedColumns} from ${moved} s`)
  const { rows } = await againOnConflict(() => offering.execute(db))
  return rows
}

/** End of a stack, with ids for the jobs that offer its shipments later. */
export type StackApart = StackEnd & { readonly offerJobIds: readonly string[] }

/**
 * Selects the shipments of a stack with their hours, and whether each goes on waiting: never
 * offered, not ready, its hour not near. Locks the orders, so that none gets ready meanwhile.
 */
const hours = ({ now }: StackApart, { held }: Ctes<'held'>): RawBuilder<unknown> => sql`
  select s.id, ${offeredAt('o')} as at,
    held.status = 'STACKING' and o.ready_at is null and ${offeredAt('o')} > ${now}::timestamptz as waits
  from ${held} join shipments s on s.branch_id = held.branch_id and s.shipment_stack_id = held.id
    join logistics_orders l on l.branch_id = s.branch_id and l.id = s.logistics_order_id
    join orders o on o.branch_id = l.branch_id and o.id = l.order_id
  where s.status ${inStates(UNFINISHED_STATUSES)} order by o.id for update of o`

const offerJobs = (
  { offerJobIds }: StackApart,
  { apart, hour }: Ctes<'apart' | 'hour'>,
): RawBuilder<unknown> => sql`
  insert into jobs (company_id, branch_id, id, kind, unique_key, payload, run_at, created_at)
  select s.company_id, s.branch_id, (${[...offerJobIds]}::uuid[])[row_number() over (order by s.id)],
    'offer-shipment', s.id::text, jsonb_build_object('shipmentId', s.id), hour.at, s.updated_at
  from ${apart} s join ${hour} on hour.id = s.id where s.status = 'PENDING'
  on conflict (kind, unique_key) where done_at is null and failed_at is null
    do update set run_at = excluded.run_at, attempts = 0, claimed_until = null`

/**
 * Takes a free stack apart; its shipments stay on offer one by one, and those never offered wait
 * for their hour. Empty when the stack is free no longer.
 */
export async function unmakeStack(db: Kysely<Database>, change: StackApart): Promise<readonly Moved[]> {
  const unmaking = statement()
    .part('held', () => stackHeld(change, FREE))
    .part('hour', (parts) => hours(change, parts))
    .part(
      'apart',
      ({ held, hour }) => sql`
        update shipments s set shipment_stack_id = null, stacking_order = null,
          status = case when hour.waits then 'PENDING' else 'LOOKING_FOR_DRIVER' end, updated_at = ${change.now}
        from ${held}, ${hour} where s.branch_id = held.branch_id and s.shipment_stack_id = held.id and s.id = hour.id
          and s.status ${inStates(UNFINISHED_STATUSES)}
        returning s.*`,
    )
    .write(
      'gone',
      ({ held }) => sql`
        update shipment_stacks k set status = 'STORE_CANCELED', updated_at = ${change.now}
        from ${held} where k.branch_id = held.branch_id and k.id = held.id`,
    )
    .write('event', ({ apart }) => eventsOf(apart, change))
    .write('job', (parts) => offerJobs(change, parts))
    .answer(({ apart }) => sql<Moved>`select ${movedColumns} from ${apart} s`)
  const { rows } = await againOnConflict(() => unmaking.execute(db))
  return rows.map((row) => ({ ...row, stackId: change.id }))
}

/** Reorders the open stops of a stack; empty when they are not as seen, or it is over. */
export async function reorderStack(
  db: Kysely<Database>,
  change: StackChange,
  shipmentIds: readonly string[],
): Promise<readonly Moved[]> {
  const unfinished = sql`s.status ${inStates(UNFINISHED_STATUSES)}`
  const reordering = statement()
    .part('held', () => stackHeld(change, UNFINISHED_STATUSES))
    .part('stops', () => stopsOf(shipmentIds))
    .part(
      'stacked',
      ({ held }) => sql`
        select s.id from ${held} join shipments s on s.branch_id = held.branch_id and s.shipment_stack_id = held.id
        where ${unfinished} order by s.id for update of s`,
    )
    .part(
      'moved',
      ({ held, stops, stacked }) => sql`
        update shipments s set stacking_order = stops.place, updated_at = ${change.now}
        from ${held}, ${stops} where s.branch_id = held.branch_id and s.shipment_stack_id = held.id and s.id = stops.id
          and (select count(*) from ${stacked}) = ${shipmentIds.length}
          and (select count(*) from ${stacked} join ${stops} on stops.id = stacked.id) = ${shipmentIds.length}
        returning s.*`,
    )
    .answer(({ moved }) => sql<Moved>`select ${movedColumns} from ${moved} s`)
  const { rows } = await againOnConflict(() => reordering.execute(db))
  return rows
}
