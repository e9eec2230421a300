import { yes, type Handler } from '../../ground/http/handler.ts'
import { loadBranding } from './branding-store.ts'

/** How a branch looks, for those who may change it. */
export const getBranding: Handler<'getBranding'> = async ({ database }, { params }) =>
  yes(await loadBranding(database, params.id))
