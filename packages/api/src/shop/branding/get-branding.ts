import { yes, type Handler } from '../../ground/http/handler.ts'
import { loadBranding } from './branding-store.ts'

/** Returns a branch’s look, for those who may change it. */
export const getBranding: Handler<'getBranding'> = async ({ database }, { params }) =>
  yes(await loadBranding(database, params.id))
