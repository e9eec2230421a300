import type { ListeningBeat } from '@mostrador/contract/listening/listening-endpoints'
import type { Api } from '../../ground/ports.ts'
import { noteBeat } from './listening-store.ts'
import { endWhatIsHeard } from './pause-unheard.ts'

type Hearing = { readonly contactId: string; readonly staffUserId: string; readonly told: ListeningBeat }

/**
 * Writes down what a console of a local told. Where it hears, the pause that the local began by
 * itself ends at once. Undefined where there is no such local.
 */
export async function hearAt(api: Api, { contactId, staffUserId, told }: Hearing) {
  const found = await noteBeat(api.database, { contactId, staffUserId, told, now: api.now() })
  const hears = told.sounds && !told.leaving
  if (found?.pauseId && hears) await endWhatIsHeard(api, { contactId, pauseId: found.pauseId })
  return found && { hears, othersAt: found.othersAt }
}
