import type { Database } from '@mostrador/database/rows'
import { isOpenOn, nextOpeningOn } from '@mostrador/domain/scheduling/hours-on'
import { openingInstant } from '@mostrador/domain/scheduling/slots'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { contactHours } from '../../shop/catalog/opening.ts'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { isOldJob, loadQuietContact } from './new-order-store.ts'
import { pushOrder } from './push-order.ts'

const payloadSchema = z.object({ orderId: z.uuid() })

const newKey = (orderId: string): string => `new:${orderId}`

/** Pause before a push service that was away is asked again, while the branch contact is closed. */
const NIGHT_PAUSE_MS = 5 * 60_000

/** Pause before hours are looked at again, since they may change. */
const HOURS_PAUSE_MS = 15 * 60_000

/**
 * Returns when a closed branch contact opens, where any person has quiet until then; undefined
 * where no note waits.
 */
async function quietUntil(db: Kysely<Database>, orderId: string, now: Date): Promise<Date | undefined> {
  const contact = await loadQuietContact(db, orderId, now)
  if (!contact) return undefined
  const { timeZone } = contact.info
  const [hours, clock] = [contactHours(contact), wallClock(now, timeZone)]
  const next = isOpenOn(hours, clock) ? undefined : nextOpeningOn(hours, clock)
  return next && openingInstant(next, { now, timeZone })
}

/**
 * Notifies people who want each new order, until staff take it. Devices whose push service was
 * away come with the next try, and people with quiet hours when the branch contact opens.
 */
export const pushNewOrder: JobHandler = async (ports, job) => {
  const { orderId } = payloadSchema.parse(job.payload)
  const quiet = await quietUntil(ports.database, orderId, ports.now())
  const every = (await isOldJob(ports.database, job.id, ports.now())) ? [] : (['EVERY'] as const)
  const told = await pushOrder(ports, {
    orderId,
    key: newKey(orderId),
    wants: quiet ? every : [...every, 'WHILE_OPEN'],
    why: 'new',
  })
  if (!told) return done
  if (quiet) {
    const now = ports.now().getTime()
    const soon =
      told.waiting > 0 ? Math.max(now + NIGHT_PAUSE_MS, told.notBefore?.getTime() ?? 0) : now + HOURS_PAUSE_MS
    return { kind: 'again', at: new Date(Math.min(quiet.getTime(), now + HOURS_PAUSE_MS, soon)) }
  }
  if (told.waiting === 0) return done
  return {
    kind: 'failed',
    reason: `waiting for ${told.waiting} devices`,
    ...(told.notBefore && { notBefore: told.notBefore }),
  }
}
