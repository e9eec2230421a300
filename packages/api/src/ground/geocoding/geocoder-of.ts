import type { Geocoder } from '@mostrador/geocoding/geocoder'
import type { Api } from '../ports.ts'

/**
 * Returns the geocoder of a branch: the provider that it chose, where that is open here, else the
 * server's own. One query; none where branches have no choice. Source: 000 §1.
 */
export async function geocoderOf(api: Api, branchId: string | undefined): Promise<Geocoder> {
  if (branchId === undefined || api.branchGeocoders.size === 0) return api.geocoder
  const branch = await api.database
    .selectFrom('branches')
    .select('geocoding_provider')
    .where('id', '=', branchId)
    .executeTakeFirst()
  return api.branchGeocoders.get(branch?.geocoding_provider ?? '') ?? api.geocoder
}
