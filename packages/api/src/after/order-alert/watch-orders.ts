import { dueSteps, PUSH_AFTER_SECONDS, type AlertLadder } from '@mostrador/domain/order-alert/alert-ladder'
import { isOpenOn } from '@mostrador/domain/scheduling/hours-on'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { loadContactsOf } from '../../shop/catalog/load-contact.ts'
import { contactHours } from '../../shop/catalog/opening.ts'
import type { JobHandler, JobPorts } from '../../ground/job/job.ts'
import type { ContactAlerts } from '../listening/listening-store.ts'
import { insertAlerts, listUnseen, watchSince, type NewAlert, type UnseenOrder } from './alert-store.ts'

const EVERY_MS = 10_000

/**
 * Returns the alert ladder of a branch contact. A push is there by default: it costs nothing, and
 * goes only to devices that asked for it.
 */
const ladderOf = ({ people = [], ...seconds }: ContactAlerts, hasDevices: boolean): AlertLadder => ({
  ...(hasDevices && { pushAfterSeconds: PUSH_AFTER_SECONDS }),
  ...seconds,
  people: people.map(({ messages = true, calls = false, ...person }) => ({ ...person, messages, calls })),
})

/** Returns the closed ones of some branch contacts, by their hours. */
async function closedOf(
  { database, now }: Pick<JobPorts, 'database' | 'now'>,
  contactIds: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const at = now()
  const contacts = await loadContactsOf(database, [...contactIds], at)
  const closed = contacts.filter(
    (contact) => !isOpenOn(contactHours(contact), wallClock(at, contact.info.timeZone)),
  )
  return new Set(closed.map(({ info }) => info.id))
}

/**
 * Begins the wait of orders. A scheduled order that came while closed waits from the opening; a
 * paid one waits from now, since the time of its payment is not stored.
 */
async function beginToWait(ports: JobPorts, orders: readonly UnseenOrder[]): Promise<readonly UnseenOrder[]> {
  const fresh = orders.filter(({ since }) => since === null)
  const scheduled = fresh.filter(({ isScheduled }) => isScheduled)
  const closed = await closedOf(ports, new Set(scheduled.map(({ contactId }) => contactId)))
  const begun = fresh
    .filter(({ isScheduled, contactId }) => !isScheduled || !closed.has(contactId))
    .map((order) => ({ ...order, since: sinceOf(order, ports.now()) }))
  await watchSince(
    ports.database,
    begun.map(({ id, since }) => ({ id, since })),
  )
  return begun
}

const sinceOf = ({ createdAt, isScheduled, isPrepaid }: UnseenOrder, now: Date): Date =>
  isScheduled || isPrepaid ? now : new Date(createdAt)

/** Returns the due steps of an order that were not taken yet. */
const dueOf = (order: UnseenOrder, { now, newId }: Pick<JobPorts, 'now' | 'newId'>): readonly NewAlert[] =>
  order.since === null
    ? []
    : dueSteps(ladderOf(order.alerts, order.hasDevices), { since: new Date(order.since), now: now() })
        .filter(({ channel, person }) => !order.told.includes(`${channel} ${person?.key ?? ''}`))
        .map(({ channel, person }) => ({
          id: newId(),
          contactId: order.contactId,
          orderId: order.id,
          thing: order.id,
          channel,
          personKey: person?.key ?? '',
          personName: person?.name ?? '',
          address: person?.phone ?? null,
        }))

/**
 * Looks every few seconds for unseen orders, and alerts people by the channels and at the times of
 * the branch contact. Any number of servers may run it, since the database decides on each alert.
 */
export const watchOrders: JobHandler = async (ports) => {
  const { database, now } = ports
  const orders = await listUnseen(database, now())
  const begun = await beginToWait(ports, orders)
  const waiting = [...orders.filter(({ since }) => since !== null), ...begun]
  await insertAlerts(
    database,
    waiting.flatMap((order) => dueOf(order, ports)),
    now(),
  )
  return { kind: 'again', at: new Date(now().getTime() + EVERY_MS) }
}
