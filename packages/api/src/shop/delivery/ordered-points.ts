import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { DrawnArea, OrderedPoint } from '@mostrador/domain/delivery/drawing-effect'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'

/** Most places judged, the last ones first: a year of a town has fewer doors. */
const MOST_PLACES = 5_000

/** Active zones, places of deliveries, and the number of orders without a place. */
export type OrderedPoints = {
  readonly zones: readonly DrawnArea[]
  readonly places: readonly OrderedPoint[]
  readonly unplaced: number
}

type Since = { readonly contactId: string; readonly since: Date }

/**
 * Finds the zones of a branch contact and the places of its deliveries since an instant, those
 * within a metre together. Leaves out canceled, unpaid and rehearsed orders. One query.
 */
export async function findOrderedPlaces(db: Kysely<Database>, of: Since): Promise<OrderedPoints> {
  const { rows } = await orderedPlaces(of).execute(db)
  const [found] = rows
  if (!found) throw new Error('a count of nothing is one row, too')
  return found
}

const orderedPlaces = ({ contactId, since }: Since): RawBuilder<OrderedPoints> =>
  statement()
    .part(
      'delivered',
      () => sql`
        select case when jsonb_typeof(o.destination -> 'lat') = 'number'
              and jsonb_typeof(o.destination -> 'lng') = 'number'
            then array[round((o.destination ->> 'lat')::numeric, 5), round((o.destination ->> 'lng')::numeric, 5)]
          end as point, o.created_at
        from orders o
        where o.branch_contact_id = ${contactId} and o.type = 'DELIVERY'
          and o.status in ('GENERATED', 'ACCEPTED', 'READY', 'DELIVERED')
          and o.created_at >= ${since} and ${isForTheKitchen} and o.rehearsal_id is null`,
      'materialized',
    )
    .part(
      'places',
      ({ delivered }) => sql`
        select point, count(*) as orders from ${delivered} where point is not null
        group by point order by max(created_at) desc limit ${MOST_PLACES}`,
    )
    .answer(
      ({ delivered, places }) => sql<OrderedPoints>`
        select
          (select coalesce(jsonb_agg(jsonb_build_object('key', z.key, 'area', z.area, 'priority', z.priority,
            'position', z.position)), '[]')
            from delivery_zones z
              join branch_contacts c on c.branch_id = z.branch_id and c.id = z.branch_contact_id
            where c.id = ${contactId} and z.active) as zones,
          (select coalesce(jsonb_agg(jsonb_build_object('lat', point[1], 'lng', point[2], 'orders', orders)), '[]')
            from ${places}) as places,
          (select count(*)::int from ${delivered} where point is null) as unplaced`,
    )
