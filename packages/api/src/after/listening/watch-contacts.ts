import { isHeard } from '@mostrador/domain/listening/hearing'
import { loadContactsOf } from '../../shop/catalog/load-contact.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { warnOfOpening } from '../order-alert/warn-of-opening.ts'
import { countSilence, listWatched } from './listening-store.ts'
import { pauseUnheard } from './pause-unheard.ts'

const EVERY_MS = 30_000

/**
 * Looks every half a minute for branch contacts without a listening console: they are warned
 * before they open, or paused while open, as they want it. A failure at one does not stop the
 * others.
 */
export const watchContacts: JobHandler = async (ports) => {
  const { database, now, log } = ports
  await countSilence(database, now())
  const deaf = (await listWatched(database)).filter(
    ({ soundedAt }) => !isHeard(soundedAt && new Date(soundedAt), now()),
  )
  const ids = deaf.map(({ contactId }) => contactId)
  const contacts = await loadContactsOf(database, ids, now())
  for (const branchContact of deaf) {
    const contact = contacts.find(({ info }) => info.id === branchContact.contactId)
    if (!contact) continue
    try {
      await warnOfOpening(ports, branchContact, contact)
      await pauseUnheard(ports, branchContact, contact)
    } catch (error) {
      log.warn('local-not-watched', { contactId: branchContact.contactId, message: String(error) })
    }
  }
  return { kind: 'again', at: new Date(now().getTime() + EVERY_MS) }
}
