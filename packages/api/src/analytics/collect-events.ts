import { phoneKey } from '@mostrador/domain/phone/phone-key'
import { type Handler, type HandlerInput, no, yes } from '../http/handler.ts'
import { keepEvents, type NewEvent } from './event-store.ts'

type Sent = HandlerInput<'collectEvents'>['body']['events'][number]

const DAY_MS = 24 * 60 * 60_000
const AHEAD_MS = 5 * 60_000

/** When it happened, by the browser's clock; by ours where that clock cannot be right. */
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

/** Keeps what a visit tells. Nobody waits for the answer, so that nothing of it is explained. Source: 000 §7 Analytics. */
export const collectEvents: Handler<'collectEvents'> = async (api, { body, headers, call }) => {
  if (!(await api.rateLimiter.take('analytics', call.ip))) return no('too-many-requests')
  const now = api.now()
  const events = body.events.map((sent) => newEvent(sent, now))
  await keepEvents(api.database, { sessionId: headers['x-session'], events, now })
  return yes(null)
}
