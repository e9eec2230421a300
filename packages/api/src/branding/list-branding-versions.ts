import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { deniedBranding } from './branding-access.ts'
import { listVersions } from './branding-store.ts'

/** The versions of how a branch looked, the newest first. */
export const listBrandingVersions: Handler<'listBrandingVersions'> = async (
  { database },
  { params, query, staff },
) =>
  (await deniedBranding(database, staff, params.id)) ??
  yes(await listVersions(database, params.id, query.before))
