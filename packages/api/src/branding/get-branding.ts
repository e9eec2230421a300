import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { deniedBranding } from './branding-access.ts'
import { loadBranding } from './branding-store.ts'

/** How a branch looks, for those who may change it. */
export const getBranding: Handler<'getBranding'> = async ({ database }, { params, staff }) =>
  (await deniedBranding(database, staff, params.id)) ?? yes(await loadBranding(database, params.id))
