import type { ListeningBeat } from '@mostrador/contract/listening/listening-endpoints'
import type { Api } from '../../ground/ports.ts'
import { noteBeat } from './listening-store.ts'
import { endWhatIsHeard } from './pause-unheard.ts'

type Hearing = { readonly contactId: string; readonly staffUserId: string; readonly told: ListeningBeat }

/**
 * Writes the beat of a console; a listening one ends the pause that began by itself. Undefined for
 * an unknown branch contact.
 */
export async function receiveBeat(api: Api, { contactId, staffUserId, told }: Hearing) {
  const found = await noteBeat(api.database, { contactId, staffUserId, told, now: api.now() })
  const hears = told.sounds && !told.leaving
  if (found?.pauseId && hears) await endWhatIsHeard(api, { contactId, pauseId: found.pauseId })
  return found && { hears, othersAt: found.othersAt }
}
