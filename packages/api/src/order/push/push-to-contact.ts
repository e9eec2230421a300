import type { PushNote, PushWish } from '@mostrador/domain/push/push-wish'
import type { Pushed } from '@mostrador/push/push-sender'
import type { Ports } from '../../ground/ports.ts'
import { noteOutcome } from './note-outcome.ts'
import { claimNotes, endNote, listListeners, peopleTold, type Listener } from './push-store.ts'

/** Note to people of a branch contact. */
export type ContactNote = {
  readonly contactId: string
  /** Notes with one key are one on each device. */
  readonly key: string
  /** Wishes of devices that get it. */
  readonly wants: readonly PushWish[]
  readonly note: PushNote
  /** As in `Push`: at most 32 characters of base64url, and seconds. */
  readonly topic: string
  readonly seconds: number
}

/** Result of a note to the people of a branch contact. */
export type Told = {
  /** Names of people whose devices were sent it, earlier tries with its key included. */
  readonly people: readonly string[]
  /** Devices that it may yet reach; a repeated call sends to those alone. */
  readonly waiting: number
  readonly notBefore?: Date
}

/** Ports with which people of a branch contact are told. */
export type PushPorts = Pick<Ports, 'database' | 'now' | 'push' | 'log'>

/** Time for which a try claims its devices: longer than all of them take. */
const CLAIM_MS = 60_000

/** Push services asked at once, and most devices of a branch contact. */
const AT_ONCE = 16
const MOST_DEVICES = 160

const endOf = (outcome: Pushed): 'sent' | 'failed' | 'again' => {
  if (outcome.ok) return 'sent'
  return outcome.reason === 'rejected' || outcome.reason === 'gone' ? 'failed' : 'again'
}

/**
 * Notifies the people of a branch contact: each device that chose it, wants such notes and may see
 * its orders now, once for a key. Deletes a device that is gone, and counts one whose push service
 * is away as waiting. Never throws for a push service.
 */
export async function pushToContact(ports: PushPorts, note: ContactNote): Promise<Told> {
  const { database, now } = ports
  const { contactId, key, wants } = note
  const listeners = (await listListeners(database, { contactId, wants, now: now() })).slice(0, MOST_DEVICES)
  const asked = now()
  const until = new Date(asked.getTime() + CLAIM_MS)
  const ids = listeners.map(({ id }) => id)
  const mine = await claimNotes(database, { contactId, key, ids, now: asked, until })
  const claimed = listeners.filter(({ id }) => mine.has(id))
  const outcomes: Pushed[] = []
  for (let from = 0; from < claimed.length; from += AT_ONCE) {
    const some = claimed.slice(from, from + AT_ONCE)
    outcomes.push(...(await Promise.all(some.map((listener) => tell(ports, note, listener)))))
  }
  const waiting = outcomes.filter((outcome) => endOf(outcome) === 'again')
  const rests = waiting.flatMap((outcome) => (!outcome.ok && outcome.retryAfterMs) || [])
  return {
    people: await peopleTold(database, { contactId, key }),
    waiting: waiting.length,
    ...(rests.length > 0 && { notBefore: new Date(now().getTime() + Math.min(...rests)) }),
  }
}

/** Sends a note to one device, and stores the outcome. */
async function tell(ports: PushPorts, about: ContactNote, { id, ...to }: Listener): Promise<Pushed> {
  const { database, now, log } = ports
  const { key, topic, seconds } = about
  const outcome = await ports.push.send({ to, body: JSON.stringify(about.note), topic, seconds })
  if (!outcome.ok) log.warn('push-failed', { device: id, reason: outcome.reason, detail: outcome.detail })
  await endNote(database, { id, key, end: endOf(outcome), now: now() })
  await noteOutcome(database, { id, outcome, now: now() })
  return outcome
}
