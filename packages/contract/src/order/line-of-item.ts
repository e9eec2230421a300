import type { CartLine, ExtraGroup } from '@mostrador/domain/cart/cart-line'
import { minorOf } from '../money/minor-of.ts'
import type { OrderItemInput } from './order-item-schema.ts'

type WireGroup = NonNullable<OrderItemInput['extras']>[number]

const groupOf = (group: WireGroup, mantissa: number): ExtraGroup => ({
  groupId: group.groupId,
  groupName: group.groupName ?? '',
  minGarnishAmount: group.minGarnishAmount ?? 0,
  maxGarnishAmount: group.maxGarnishAmount ?? 0,
  multipleSelection: group.multipleSelection ?? false,
  mandatory: group.mandatory ?? false,
  cantAct: group.cantAct ?? 0,
  groupItems: group.groupItems.map((item) => ({
    referenceId: item.referenceId,
    referenceType: 'GARNISH',
    name: item.name ?? '',
    quantity: item.quantity,
    price: minorOf(item.price, mantissa),
  })),
})

/**
 * Returns the line that an item of the wire was made of, at the prices of then: the reverse of
 * `orderItems`. The wire has no name of the size.
 */
export function lineOfItem(
  item: OrderItemInput,
  {
    id,
    mantissa,
    sizeName,
  }: { readonly id: string; readonly mantissa: number; readonly sizeName: string | null },
): CartLine {
  const price = minorOf(item.price, mantissa)
  const minor = (amount: number | undefined) => (amount === undefined ? price : minorOf(amount, mantissa))
  return {
    id,
    referenceId: item.referenceId,
    referenceType: 'PLATE',
    name: item.name,
    price,
    originalPrice: minor(item.originalPrice),
    priceWithoutModifiers: minor(item.priceWithoutModifiers),
    quantity: item.quantity,
    notes: item.notes ?? '',
    categoryId: item.categoryId ?? '',
    categoryShowName: item.categoryShowName ?? '',
    sizeId: item.sizeId ?? null,
    sizeName,
    source: item.source ?? 'plate',
    maxQuantity: item.maxQuantity ?? null,
    upsell: item.upsell ?? false,
    discount: item.discount ? { ...item.discount, amount: minorOf(item.discount.amount, mantissa) } : null,
    extras: (item.extras ?? []).map((group) => groupOf(group, mantissa)),
  }
}
