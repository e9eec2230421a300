import type { Database } from '@mostrador/database/rows'
import type { DeliveryZone } from '@mostrador/domain/delivery/delivery-zone'
import { type Kysely, sql } from 'kysely'
import { workingDaysJson } from './load-contact.ts'

/** The active delivery zones of a branch contact; amounts in minor units. One query. */
export async function loadZones(db: Kysely<Database>, contactId: string): Promise<readonly DeliveryZone[]> {
  const { rows } = await sql<{ zone: DeliveryZone }>`
    select jsonb_build_object('id', z.id, 'name', z.name, 'area', z.area, 'priority', z.priority,
      'position', z.position, 'riderCapacity', z.rider_capacity,
      'terms', jsonb_build_object('card', z.fee_card, 'cash', z.fee_cash,
        'minimumOrderPrice', z.minimum_order_price, 'freeDeliveryFrom', z.free_delivery_from),
      'workingDays', ${workingDaysJson(sql`w.branch_id = z.branch_id and w.delivery_zone_id = z.id`)}) as zone
    from delivery_zones z where z.branch_contact_id = ${contactId} and z.active
    order by z.position, z.id`.execute(db)
  return rows.map((row) => row.zone)
}
