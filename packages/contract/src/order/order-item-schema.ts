import { LINE_SOURCES } from '@mostrador/domain/cart/cart-line'
import { MENU_DISCOUNT_TYPES } from '@mostrador/domain/menu/menu'
import { z } from 'zod'
import { amount, id } from '../wire.ts'

/** A quantity: whole, at least one; the plate's own maximum is judged with the order. */
const quantity = z.int().min(1).max(9_999_999)

/** 000 §3 Cart line, extras. */
export const extraGroupSchema = z.object({
  groupId: id,
  groupName: z.string().max(200).default(''),
  minGarnishAmount: z.int().default(0),
  maxGarnishAmount: z.int().default(0),
  cantAct: z.int().default(0),
  multipleSelection: z.boolean().default(false),
  mandatory: z.boolean().default(false),
  groupItems: z
    .array(
      z.object({
        referenceId: id,
        referenceType: z.literal('GARNISH').default('GARNISH'),
        name: z.string().max(200).default(''),
        quantity,
        price: amount,
      }),
    )
    .max(100),
})

/**
 * 000 §3 Cart line. The names are for people; the server trusts only the choice (`referenceId`,
 * `sizeId`, `extras`, `quantity`, `notes`) and refuses prices that do not hold.
 */
export const orderItemSchema = z.object({
  referenceId: id,
  referenceType: z.literal('PLATE').default('PLATE'),
  name: z.string().max(200),
  price: amount,
  originalPrice: amount.optional(),
  priceWithoutModifiers: amount.optional(),
  quantity,
  notes: z.string().max(20_000).default(''),
  categoryId: id.optional(),
  categoryShowName: z.string().max(200).optional(),
  sizeId: id.nullish(),
  source: z.enum(LINE_SOURCES).default('plate'),
  maxQuantity: z.int().nullish(),
  upsell: z.boolean().default(false),
  discount: z
    .object({
      itemId: id,
      type: z.enum(MENU_DISCOUNT_TYPES),
      discountReferenceId: id,
      amount,
    })
    .nullish(),
  extras: z.array(extraGroupSchema).max(50).default([]),
})

export type OrderItemInput = z.input<typeof orderItemSchema>
