import type { Handler } from '../../ground/http/handler.ts'
import { findVersion, loadBranding } from './branding-store.ts'
import { refusedPictures } from './refused-pictures.ts'
import { recordHeld, writeBranding } from './write-branding.ts'

/** First version, for a look from before versions were written. */
const FIRST = 1

/**
 * Changes a branch’s look, for pages opened from then on. Of two calls at once each changes its
 * fields; one that another changed is a conflict.
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
