import { no, type Handler } from '../../ground/http/handler.ts'
import { findVersion, loadBranding } from './branding-store.ts'
import { writeBranding } from './write-branding.ts'

/**
 * Restores an earlier version as a change of its own; the replaced one stays in the list. Staff
 * who have not seen the present one get a conflict, since all of it is replaced.
 */
export const restoreBranding: Handler<'restoreBranding'> = async (api, { params, body, staff }) => {
  const wanted = await findVersion(api.database, params.id, body.number)
  if (!wanted) return no('branding-version-not-found')
  const { version, branding: seen } = await loadBranding(api.database, params.id)
  if (version !== body.over) return no('branding-already-changed')
  return writeBranding(api, {
    branchId: params.id,
    seen,
    wanted,
    staff,
    brandVersion: body.number,
  })
}
