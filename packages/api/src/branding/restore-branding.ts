import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { announceCatalogs } from '../realtime/announce.ts'
import { deniedBranding } from './branding-access.ts'
import { findVersion } from './branding-store.ts'
import { writeBranding } from './write-branding.ts'

/** Takes an earlier version back as a new one; what it comes instead of stays in the list. */
export const restoreBranding: Handler<'restoreBranding'> = async (api, { params, body, staff }) => {
  const { database, newId } = api
  const denied = await deniedBranding(database, staff, params.id)
  if (denied) return denied
  const branding = await findVersion(database, params.id, body.number)
  if (!branding) return no('branding-version-not-found')
  const change = { branchId: params.id, over: body.over, branding, staffUserId: staff.id }
  const written = await writeBranding(database, {
    ...change,
    restoredFrom: body.number,
    now: api.now(),
    newId,
  })
  if (!written) return no('branding-already-changed')
  await announceCatalogs(api, written)
  return yes({ version: written.version, branding: written.branding })
}
