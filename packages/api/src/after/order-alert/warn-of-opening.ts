import { orderAlertText } from '@mostrador/copy/order-alert'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import type { ContactRow } from '../../ground/catalog.ts'
import { openingAhead } from '../listening/awaits-orders.ts'
import { placeOfInterruptions, underLock } from '../../shop/interruption/interruption-store.ts'
import type { JobPorts } from '../../ground/job/job.ts'
import type { WatchedContact } from '../listening/listening-store.ts'
import { noteChange } from '../../ground/history/note-change.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { insertAlerts, type NewAlert } from './alert-store.ts'

/** Lists the warnings: by mail to people with an address, else by message where wanted. */
const warned = (
  { contactId, alerts: { people = [] } }: WatchedContact,
  opening: Date,
  newId: () => string,
): readonly NewAlert[] =>
  people
    .filter(({ mail, messages = true }) => mail !== undefined || messages)
    .map(({ key, name, phone, mail }) => ({
      id: newId(),
      contactId,
      orderId: null,
      thing: opening.toISOString(),
      channel: mail === undefined ? 'MESSAGE' : 'MAIL',
      personKey: key,
      personName: name,
      address: mail ?? phone,
    }))

/**
 * Warns the people of a branch contact that opens within a quarter of an hour and has no listening
 * console, once for an opening, by mail or message, and in the history.
 */
export async function warnOfOpening(
  ports: JobPorts,
  branchContact: WatchedContact,
  contact: ContactRow,
): Promise<void> {
  const now = ports.now()
  if (branchContact.alerts.warnsBeforeOpening !== true) return
  const opening = openingAhead(contact, now)
  const alerts = opening ? warned(branchContact, opening, ports.newId) : []
  const place = alerts.length > 0 && (await placeOfInterruptions(ports.database, branchContact.contactId))
  if (!opening || !place) return
  const names = new Intl.ListFormat('es').format(alerts.map(({ personName }) => personName))
  const time = timeOf(wallClock(opening, contact.info.timeZone).minutes)
  const revision = await underLock(ports, place, async (work) =>
    (await insertAlerts(work.transaction, alerts, now)) > 0
      ? noteChange(work.transaction, {
          ...place,
          staffUserId: null,
          sentences: [orderAlertText.warned(names, place.contact, time)],
          now,
          door: 'SYSTEM',
        })
      : undefined,
  )
  if (revision !== undefined) await tellConsoles(ports, { branchId: place.branchId, revision })
}
