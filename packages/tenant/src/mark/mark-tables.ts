import type { Database } from '@mostrador/database/rows'
import type { SoldOutKind } from '@mostrador/domain/availability/sold-out-mark'

export const MARK_TABLES = {
  PLATE: { table: 'sold_out_plates', column: 'plate_id' },
  SIZE: { table: 'sold_out_sizes', column: 'size_id' },
  GARNISH: { table: 'sold_out_garnishes', column: 'garnish_id' },
  INGREDIENT: { table: 'sold_out_ingredients', column: 'ingredient' },
} as const satisfies Record<SoldOutKind, { readonly table: keyof Database; readonly column: string }>
