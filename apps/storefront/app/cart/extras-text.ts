import { orderCopy } from '@mostrador/copy/order'
import type { ExtraGroup } from '@mostrador/domain/cart/cart-line'

/** Writes the chosen items of each group on one line: "Papas, 2 × Cheddar". */
export const extrasText = (
  extras: readonly Pick<ExtraGroup, 'groupId' | 'groupItems'>[],
): readonly { readonly group: string; readonly items: string }[] =>
  extras.map(({ groupId, groupItems }) => ({
    group: groupId,
    items: groupItems.map(({ name, quantity }) => orderCopy.extra(name, quantity)).join(', '),
  }))
