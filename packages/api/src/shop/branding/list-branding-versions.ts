import { yes, type Handler } from '../../ground/http/handler.ts'
import { listVersions } from './branding-store.ts'

/** The versions of how a branch looked, the newest first. */
export const listBrandingVersions: Handler<'listBrandingVersions'> = async (
  { database },
  { params, query },
) => yes(await listVersions(database, params.id, query.before))
