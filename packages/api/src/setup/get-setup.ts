import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { setupOf } from './setup-of-local.ts'

/** What a local lacks before anybody can order there. */
export const getSetup: Handler<'getSetup'> = async (api, { params }) => {
  const catalog = await api.catalogs.get(params.id)
  if (!catalog) return no('branch-contact-not-found')
  const rehearsal = await api.database
    .selectFrom('rehearsals')
    .select('id')
    .where('branch_contact_id', '=', params.id)
    .where('last_number', '>', 0)
    .limit(1)
    .executeTakeFirst()
  const world = { now: api.now(), newId: api.newId }
  return yes({ ...setupOf(catalog, world), rehearsed: rehearsal !== undefined })
}
