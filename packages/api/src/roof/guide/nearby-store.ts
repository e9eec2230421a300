import type { NearbyContact } from '@mostrador/contract/guide/guide-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement, type Statement } from '@mostrador/database/statement'
import { EARTH_METRES } from '@mostrador/domain/position/metres-between'
import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Search of the guide: place, filters and page. */
export type NearbySearch = {
  readonly lat: number
  readonly lng: number
  /** Two letters; undefined: any. */
  readonly country: string | undefined
  /** One branch contact's alias; undefined: all. */
  readonly alias: string | undefined
  readonly pageSize: number
  readonly offset: number
}

const EARTH = sql.lit(EARTH_METRES)

/** Metres from a point to the branch contact `bc` along the surface (haversine). */
const metresFrom = ({ lat, lng }: NearbySearch): RawBuilder<number> => sql`
  2 * ${EARTH} * asin(sqrt(least(1, power(sin(radians(bc.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(bc.lat)) * power(sin(radians(bc.lng - ${lng}::float8) / 2), 2))))`

/** Whether the guide lists a branch contact: located, not blocked, with an active mode. */
const isListed = ({ country, alias }: NearbySearch): RawBuilder<boolean> => sql`
  bc.lat is not null and bc.lng is not null and not bc.blocked
  and exists (select from order_modes m
    where m.branch_id = bc.branch_id and m.branch_contact_id = bc.id and m.active)
  ${country === undefined ? sql`` : sql`and exists (select from branches b where b.id = bc.branch_id and b.country_id = ${country})`}
  ${alias === undefined ? sql`` : sql`and bc.id = (select a.branch_contact_id from aliases a where a.alias = ${alias})`}`

/** Longitudes three times side by side, so that places across the date line are near. */
const SIDES = sql`(values (-360), (0), (360)) as side(lng)`

/**
 * Candidates: as many branch contacts as the page ends with, by degrees on a flat map. They need
 * not be the nearest, but none on the page is further than the furthest of them.
 */
const candidates = (search: NearbySearch): RawBuilder<unknown> => sql`
  select distinct near.id, near.metres from ${SIDES} cross join lateral (
    select bc.id, ${metresFrom(search)} as metres from branch_contacts bc
    where ${isListed(search)}
    order by point(bc.lng, bc.lat) <-> point(${search.lng}::float8 + side.lng, ${search.lat}::float8)
    limit ${search.offset + search.pageSize}
  ) near
  order by near.metres limit ${search.offset + search.pageSize}`

/**
 * Boxes around the point with all as near as the furthest candidate; over a pole all the way
 * round.
 */
const boxes =
  ({ lat, lng }: NearbySearch) =>
  (search: Statement<'candidates'>): Statement<'boxes'> =>
    search
      .part(
        'reach',
        ({ candidates: near }) => sql`
          select metres, degrees(metres / ${EARTH}) + 0.000001 as lat_reach
          from (select max(metres) as metres from ${near}) far`,
        'materialized',
      )
      .part(
        'width',
        ({ reach }) => sql`
          select *, case when abs(${lat}::float8) + lat_reach >= 90 then 180
            else least(180, degrees(asin(least(1, sin(radians(lat_reach)) / cos(radians(${lat}::float8))))) + 0.000001)
            end as lng_reach
          from ${reach}`,
        'materialized',
      )
      .part(
        'boxes',
        ({ width }) => sql`
          select metres, box(point(${lng}::float8 + side.lng - lng_reach, ${lat}::float8 - lat_reach),
            point(${lng}::float8 + side.lng + lng_reach, ${lat}::float8 + lat_reach)) as area
          from ${width}, ${SIDES}`,
        'materialized',
      )

/**
 * Finds a page of branch contacts near a point, the nearest first, then by id. One query, which of
 * a hundred thousand reads about as many as the page ends with: the index gives the nearest on a
 * flat map, the furthest of those bounds the search, and all within are sorted by true distance.
 */
export async function findNearby(db: Kysely<Database>, search: NearbySearch): Promise<NearbyContact[]> {
  const finding = statement()
    .part('candidates', () => candidates(search), 'materialized')
    .with(boxes(search))
    .part(
      'found',
      ({ boxes: around }) => sql`
        select distinct bc.id, ${metresFrom(search)} as metres
        from ${around} boxes join branch_contacts bc on point(bc.lng, bc.lat) <@ boxes.area
        where ${isListed(search)}`,
    )
    .part(
      'page',
      ({ found }) =>
        sql`select id, metres from ${found} order by metres, id offset ${search.offset} limit ${search.pageSize}`,
    )
    .answer(
      ({ page }) => sql<NearbyContact>`
        select bc.id, a.alias, bc.name, round(page.metres)::int as "distanceInMeters", bc.whatsapp_phone as "whatsAppPhone",
          jsonb_build_object('street', bc.street, 'number', bc.number,
            'city', coalesce(nullif(bc.city, ''), bc.locality)) as address
        from ${page} page
        join branch_contacts bc on bc.id = page.id
        join aliases a on a.branch_contact_id = bc.id
        order by page.metres, page.id`,
    )
  const { rows } = await finding.execute(db)
  return rows
}
