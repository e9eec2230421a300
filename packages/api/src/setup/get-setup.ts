import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { setupOf } from './setup-of-local.ts'

/** What a local lacks before anybody can order there. */
export const getSetup: Handler<'getSetup'> = async (api, { params }) => {
  const catalog = await api.catalogs.get(params.id)
  return catalog
    ? yes(setupOf(catalog, { now: api.now(), newId: api.newId }))
    : no('branch-contact-not-found')
}
