import type { OrdersTable } from '@mostrador/database/rows'
import { ORDER_EFFECTS, type OrderAction } from '@mostrador/domain/order/order-status'
import { sql, type RawBuilder } from 'kysely'

/** The column of an order that keeps when an action was done to it. */
export function momentOf(action: OrderAction): RawBuilder<unknown> {
  const column = `${ORDER_EFFECTS[action].moment}_at` as const satisfies keyof OrdersTable
  return sql.ref(column)
}
