import type { Client, Result } from '@mostrador/contract/client'
import type { NearbyContact } from '@mostrador/contract/guide/guide-endpoints'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'

/** Branch contacts on a page of the guide. Source: decisions.md, Constants. */
export const NEARBY_PAGE = 20

/** Country of the guide. Source: 001 §5, §9. */
const COUNTRY = { key: 'country', value: 'AR' } as const

type Asking = Pick<Client, 'listNearby'>

type Filter = { readonly key: 'branch_contact'; readonly value: string }

async function ask(
  client: Asking,
  { lat, lng }: LocationPoint,
  of: { readonly filters: readonly Filter[]; readonly pageSize: number; readonly offset: number },
): Promise<Result<readonly NearbyContact[]>> {
  const { filters, ...pagingOption } = of
  const result = await client.listNearby({
    body: { lat, lng, filters: [COUNTRY, ...filters], pagingOption },
  })
  return result.ok ? { ok: true, data: result.data.commerces } : result
}

/** Loads a page of the branch contacts near a point; the first page is 1. Source: 001 §7, §9. */
export const askNearby = (client: Asking, point: LocationPoint, page: number) =>
  ask(client, point, { filters: [], pageSize: NEARBY_PAGE, offset: (page - 1) * NEARBY_PAGE })

/** Loads the branch contact of an alias, if it is in the country. */
export const askByCode = (client: Asking, point: LocationPoint, alias: string) =>
  ask(client, point, { filters: [{ key: 'branch_contact', value: alias }], pageSize: 1, offset: 0 })
