import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { announceCatalogs } from '../realtime/announce.ts'
import { deniedBranding } from './branding-access.ts'
import { refusedPictures } from './refused-pictures.ts'
import { writeBranding } from './write-branding.ts'

/**
 * Changes how a branch looks; diners see it at the next page that they open. Of two at once the
 * second is told.
 */
export const saveBranding: Handler<'saveBranding'> = async (api, { params, body, staff }) => {
  const { database, newId } = api
  const denied =
    (await deniedBranding(database, staff, params.id)) ??
    (await refusedPictures(database, params.id, body.branding))
  if (denied) return denied
  const change = { ...body, branchId: params.id, staffUserId: staff.id, restoredFrom: null }
  const written = await writeBranding(database, { ...change, now: api.now(), newId })
  if (!written) return no('branding-already-changed')
  await announceCatalogs(api, written)
  return yes({ version: written.version, branding: written.branding })
}
