import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findNearby } from './nearby-store.ts'

/** Lists branch contacts by distance. One query. Source: 001 §7 POST /api/menu/near. */
export const listNearby: Handler<'listNearby'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('near-address', call.ip))) return no('too-many-requests')
  // The guide lists branch contacts of all brands: a tenant's own host has none.
  if (call.owner) return yes({ commerces: [] })
  const { lat, lng, filters, pagingOption } = body
  const valueOf = (key: (typeof filters)[number]['key']): string | undefined =>
    filters
      .find((filter) => filter.key === key)
      ?.value.trim()
      .toLowerCase()
  const search = { lat, lng, country: valueOf('country'), alias: valueOf('branch_contact'), ...pagingOption }
  return yes({ commerces: await findNearby(api.database, search) })
}
