import type { Database } from '@mostrador/database/rows'
import type { DeliveryZone } from '@mostrador/domain/delivery/delivery-zone'
import type { Kysely } from 'kysely'

const UNDER_WAY = ['GENERATED', 'ACCEPTED', 'READY'] as const

/** Whether a zone has all the deliveries under way that its riders can carry. One query, none without a limit. */
export async function areRidersBusy(db: Kysely<Database>, zone: DeliveryZone | null): Promise<boolean> {
  if (!zone || zone.riderCapacity === null) return false
  const { taken } = await db
    .selectFrom('orders')
    .select((fn) => fn.fn.countAll<number>().as('taken'))
    .where('delivery_zone_id', '=', zone.id)
    .where('status', 'in', UNDER_WAY)
    .executeTakeFirstOrThrow()
  return Number(taken) >= zone.riderCapacity
}
