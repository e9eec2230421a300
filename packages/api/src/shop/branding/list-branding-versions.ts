import { yes, type Handler } from '../../ground/http/handler.ts'
import { listVersions } from './branding-store.ts'

/** Lists a branch’s versions, the newest first. */
export const listBrandingVersions: Handler<'listBrandingVersions'> = async (
  { database },
  { params, query },
) => yes(await listVersions(database, params.id, query.before))
