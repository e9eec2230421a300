import { publishContact } from './publish-contact.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { setupOf } from './setup-of-contact.ts'
import { besideOrders } from './setup-store.ts'

/** Returns the steps that a branch contact lacks before diners can order there. */
const getSetup: Handler<'getSetup'> = async (api, { params }) => {
  const catalog = await api.catalogs.get(params.id)
  if (!catalog) return no('branch-contact-not-found')
  const setup = setupOf(catalog, { now: api.now(), newId: api.newId })
  const { plates, rehearsed } = await besideOrders(api.database, params.id)
  if (setup.modes.length > 0) return yes({ ...setup, rehearsed })
  const lacks = plates === 0 ? [...setup.lacks, 'no-plates' as const] : setup.lacks
  return yes({ ...setup, plates, lacks, rehearsed })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const setupHandlers = {
  getSetup,
  publishContact,
}
