import type { OrderStatus } from '@mostrador/domain/order/order-status'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { sql, type RawBuilder } from 'kysely'

/**
 * `in (…)` some states, written out. Of states that come as a parameter the database knows only how
 * many there are of any, most of which are delivered: the one plan that it would keep walks past
 * all of them, so that it makes a new one for every call, which takes longer than the call. An
 * index of orders in progress alone it would not take at all.
 */
export const inStates = (statuses: readonly (ShipmentStatus | OrderStatus)[]): RawBuilder<unknown> =>
  sql`in (${sql.join(statuses.map((status) => sql.lit(status)))})`
