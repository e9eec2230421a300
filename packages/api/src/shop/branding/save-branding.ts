import type { Handler } from '../../ground/http/handler.ts'
import { findVersion, loadBranding } from './branding-store.ts'
import { refusedPictures } from './refused-pictures.ts'
import { recordHeld, writeBranding } from './write-branding.ts'

/** First version, for a look from before versions were written. */
const FIRST = 1

/**
 * Changes how a branch looks; diners see it at the next page that they open. Of two at once each
 * changes the fields that they touched, and who touched one that the other wrote is told.
 */
export const saveBranding: Handler<'saveBranding'> = async (api, { params, body, staff }) => {
  const { database } = api
  const denied = await refusedPictures(database, params.id, body.branding)
  if (denied) return denied
  await recordHeld(database, params.id, api.now())
  const seen =
    (await findVersion(database, params.id, Math.max(body.over, FIRST))) ??
    (await loadBranding(database, params.id)).branding
  return writeBranding(api, { branchId: params.id, seen, wanted: body.branding, staff })
}
