import type { Client, Result } from '@mostrador/contract/client'
import type { NearbyContact } from '@mostrador/contract/guide/guide-endpoints'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'

/** How many locals a page of the guide holds. Source: decisions.md, Constants. */
export const NEARBY_PAGE = 20

/** The guide lists one country. Source: 001 §5, §9. */
const COUNTRY = { key: 'country', value: 'AR' } as const

type Asking = Pick<Client, 'listNearby'>

const commerces = (result: Awaited<ReturnType<Asking['listNearby']>>): Result<readonly NearbyContact[]> =>
  result.ok ? { ok: true, data: result.data.commerces } : result

/** A page of the locals near a point, the first page being 1. Source: 001 §7, §9. */
export const askNearby = async (
  client: Asking,
  { lat, lng }: LocationPoint,
  page: number,
): Promise<Result<readonly NearbyContact[]>> =>
  commerces(
    await client.listNearby({
      body: {
        lat,
        lng,
        filters: [COUNTRY],
        pagingOption: { pageSize: NEARBY_PAGE, offset: (page - 1) * NEARBY_PAGE },
      },
    }),
  )

/** The local of an alias, if it is one of the country. */
export const askByCode = async (
  client: Asking,
  { lat, lng }: LocationPoint,
  alias: string,
): Promise<Result<readonly NearbyContact[]>> =>
  commerces(
    await client.listNearby({
      body: {
        lat,
        lng,
        filters: [COUNTRY, { key: 'branch_contact', value: alias }],
        pagingOption: { pageSize: 1, offset: 0 },
      },
    }),
  )
