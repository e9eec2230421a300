import { phoneKey } from '@mostrador/domain/phone/phone-key'
import { LRUCache } from 'lru-cache'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { keepEvents, weightOf, type NewEvent } from './event-store.ts'

type Sent = HandlerInput<'collectEvents'>['body']['events'][number]

const DAY_MS = 24 * 60 * 60_000
const AHEAD_MS = 5 * 60_000

/** Returns the event's time by the browser's clock; by ours where that one cannot be right. */
function occurredAt(date: string, now: Date): string {
  const at = Date.parse(date)
  const isBelieved = at > now.getTime() - DAY_MS && at < now.getTime() + AHEAD_MS
  return new Date(isBelieved ? at : now).toISOString()
}

const newEvent = (sent: Sent, now: Date): NewEvent => ({
  id: sent.id,
  type: sent.type,
  branchId: sent.branch,
  branchContactId: sent.branchContact ?? null,
  phoneKey: sent.customer ? phoneKey(sent.customer) : null,
  campaignId: sent.campaignId || null,
  abandonedCart: sent.abandonedCart,
  source: sent.source || null,
  details: sent.details,
  occurredAt: occurredAt(sent.date, now),
})

const MOST_FULL = 2_000

/** Full brands of a database by day, which cost it no further query. */
const full = new WeakMap<Api['database'], LRUCache<string, string>>()

function fullOf({ database }: Pick<Api, 'database'>): LRUCache<string, string> {
  const known = full.get(database) ?? new LRUCache<string, string>({ max: MOST_FULL })
  full.set(database, known)
  return known
}

/** Remembers brands over their budget of the day, and logs each once. */
function noteFull(api: Api, branchIds: readonly string[], day: string): void {
  for (const branchId of branchIds) {
    fullOf(api).set(branchId, day)
    api.log.warn('events-full', { branchId, day })
  }
}

/**
 * Keeps the events of a visit. The browser waits for no answer: an event that is too heavy, over
 * its brand's limit of the day or over the limit of all is dropped before anything is written.
 * Source: 000 §7 Analytics.
 */
export const collectEvents: Handler<'collectEvents'> = async (api, { body, headers, call }) => {
  const { rateLimiter, limits } = api
  if (!(await rateLimiter.take('analytics', call.ip))) return no('too-many-requests')
  const now = api.now()
  const day = now.toISOString().slice(0, 10)
  const events = body.events
    .filter(({ branch }) => fullOf(api).get(branch) !== day)
    .map((sent) => newEvent(sent, now))
    .filter((event) => weightOf(event) <= limits.sizes['event-bytes'].most)
  if (events.length === 0 || !(await rateLimiter.take('events-all', 'all', { cost: events.length })))
    return yes(null)
  const bytesOfDay = limits.sizes['events-brand-day'].most
  noteFull(
    api,
    await keepEvents(api.database, { sessionId: headers['x-session'], events, now, bytesOfDay }),
    day,
  )
  return yes(null)
}
