import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { type RawBuilder, sql } from 'kysely'

/**
 * `in (…)` some states, written out. Of states that come as a parameter the database knows only how many there are of
 * any, most of which are delivered: the one plan that it would keep walks past all of them, so that it makes a new one
 * for every call, which takes longer than the call.
 */
export const inStates = (statuses: readonly ShipmentStatus[]): RawBuilder<unknown> =>
  sql`in (${sql.join(statuses.map((status) => sql.lit(status)))})`
