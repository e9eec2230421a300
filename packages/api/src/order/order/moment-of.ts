import type { OrdersTable } from '@mostrador/database/rows'
import { ORDER_EFFECTS, type OrderAction } from '@mostrador/domain/order/order-status'
import { sql, type RawBuilder } from 'kysely'

/** Column of an order with the time of an action. */
export function momentOf(action: OrderAction): RawBuilder<unknown> {
  const column = `${ORDER_EFFECTS[action].moment}_at` as const satisfies keyof OrdersTable
  return sql.ref(column)
}
