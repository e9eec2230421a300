import type { Setup } from '@mostrador/contract/setup/setup-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { publishLocal } from './publish-local.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { setupOf } from './setup-of-local.ts'

/**
 * Returns the parts of a setup that no trial order tells: whether one was rehearsed, and how many
 * plates the brand has, since a branch contact without a mode shows none. One query.
 */
async function besideOrders(
  db: Kysely<Database>,
  contactId: string,
): Promise<Pick<Setup, 'plates' | 'rehearsed'>> {
  const { rows } = await sql<Pick<Setup, 'plates' | 'rehearsed'>>`
    select (select count(*)::int from plates p where p.branch_id = c.branch_id) as plates,
      exists (select from rehearsals r where r.branch_contact_id = c.id and r.last_number > 0) as rehearsed
    from branch_contacts c where c.id = ${contactId}`.execute(db)
  return rows[0] ?? { plates: 0, rehearsed: false }
}

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
  publishLocal,
}
