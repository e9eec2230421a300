import type { OrderStatus } from '@mostrador/domain/order/order-status'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { sql, type RawBuilder } from 'kysely'

/**
 * `in (…)` with literal states. For states as a parameter the database knows only their number: a
 * generic plan walks past delivered orders, so that it plans each call anew, which takes longer
 * than the call; an index of open orders it would not use at all.
 */
export const inStates = (statuses: readonly (ShipmentStatus | OrderStatus)[]): RawBuilder<unknown> =>
  sql`in (${sql.join(statuses.map((status) => sql.lit(status)))})`
