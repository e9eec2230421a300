import type { Database } from '@mostrador/database/rows'
import type { DeliveryZone } from '@mostrador/domain/delivery/delivery-zone'
import { type Kysely, sql } from 'kysely'
import { workingDaysJson } from './load-contact.ts'

/** The active delivery zones of branch contacts, by the id of the contact; amounts in minor units. One query. */
export async function loadZonesOf(
  db: Kysely<Database>,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DeliveryZone[]>> {
  const { rows } = await sql<{ contactId: string; zone: DeliveryZone }>`
    select z.branch_contact_id as "contactId", jsonb_build_object('id', z.id, 'name', z.name, 'area', z.area, 'priority', z.priority,
      'position', z.position, 'riderCapacity', z.rider_capacity,
      'terms', jsonb_build_object('card', z.fee_card, 'cash', z.fee_cash,
        'minimumOrderPrice', z.minimum_order_price, 'freeDeliveryFrom', z.free_delivery_from),
      'workingDays', ${workingDaysJson(sql`w.branch_id = z.branch_id and w.delivery_zone_id = z.id`)}) as zone
    from delivery_zones z where z.branch_contact_id = any(${[...contactIds]}::uuid[]) and z.active
    order by z.position, z.id`.execute(db)
  const byContact = Map.groupBy(rows, (row) => row.contactId)
  return new Map([...byContact].map(([contactId, own]) => [contactId, own.map(({ zone }) => zone)]))
}

/** The active delivery zones of one branch contact. */
export const loadZones = async (db: Kysely<Database>, contactId: string): Promise<readonly DeliveryZone[]> =>
  (await loadZonesOf(db, [contactId])).get(contactId) ?? []
