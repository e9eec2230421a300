import { z } from 'zod'
import { amount, id } from '../wire.ts'

/**
 * A picture: ask for `{url}/{width}.webp` with one of the widths 160, 320, 512, 640, 1280. `color`
 * fills its place until it is there.
 */
const imageSchema = z.object({ url: z.string(), color: z.string() })

/** 000 §2 Menu page: a coloured label. */
export const indicatorSchema = z.object({
  id,
  showName: z.string(),
  backgroundColor: z.string(),
  textColor: z.string(),
})

/** 000 §3 Menu, garnish group. `maxGarnishAmount` 0 means without limit. */
const garnishGroupSchema = z.object({
  id,
  name: z.string(),
  mandatory: z.boolean(),
  multipleSelection: z.boolean(),
  minGarnishAmount: z.int(),
  maxGarnishAmount: z.int(),
  garnishes: z.array(
    z.object({ id, name: z.string(), description: z.string(), price: amount, visible: z.boolean() }),
  ),
})

/** What a menu shows of a plate and of a category alike. */
const shownSchema = z.object({
  id,
  name: z.string(),
  showName: z.string(),
  description: z.string(),
  indicators: z.array(id),
  withImage: z.boolean(),
  image: imageSchema.nullable(),
})

/**
 * 000 §3 Menu, plate. Indicators and garnish groups are named by id: the menu carries each once.
 */
const plateSchema = shownSchema.extend({
  price: amount,
  sizes: z.array(z.object({ id, name: z.string(), price: amount })),
  garnishGroups: z.array(id),
  category: id,
  hasIndicators: z.boolean(),
  maxQuantity: z.int().nullable(),
  visible: z.boolean(),
  soldOut: z.boolean(),
})

/** 000 §3 Menu, category; `plates` in the shop's order. */
const categorySchema = shownSchema.extend({ slug: z.string(), plates: z.array(id) })

const ofPlates = z.object({ id, name: z.string(), plates: z.array(id) })

/** 000 §3 Discount (menu). */
export const menuDiscountSchema = z.discriminatedUnion('type', [
  ofPlates.extend({ type: z.literal('PERCENT'), percentage: z.number() }),
  ofPlates.extend({ type: z.literal('FIXED'), fixedDiscount: amount }),
  ofPlates.extend({ type: z.literal('MULTIPLE'), buy: z.int(), pay: z.int() }),
  ofPlates.extend({ type: z.literal('FINAL_PRICE'), finalPrice: amount }),
])

/** 000 §3 Menu. Everything is carried once and named by id elsewhere. */
export const menuSchema = z.object({
  hash: z.string(),
  categories: z.array(categorySchema),
  plates: z.array(plateSchema),
  garnishGroups: z.array(garnishGroupSchema),
  indicators: z.array(indicatorSchema),
  remarkeds: z.array(id),
  upselleds: z.array(id),
  discounts: z.array(menuDiscountSchema),
})

/** A menu on the wire. */
export type MenuInfo = z.infer<typeof menuSchema>
/** A menu discount on the wire. */
export type MenuDiscountInfo = z.infer<typeof menuDiscountSchema>
/** A plate on the wire. */
export type PlateInfo = z.infer<typeof plateSchema>
/** A picture on the wire. */
export type ImageInfo = z.infer<typeof imageSchema>

/** What the console shows of a plate. */
export const consolePlateSchema = plateSchema.pick({
  id: true,
  showName: true,
  price: true,
  image: true,
  soldOut: true,
})

/** The menu as the console lists it, to mark plates sold out and back. */
export const consoleMenuSchema = z.object({
  categories: z.array(
    categorySchema.pick({ id: true, showName: true }).extend({ plates: z.array(consolePlateSchema) }),
  ),
})

/** The console's menu on the wire. */
export type ConsoleMenu = z.infer<typeof consoleMenuSchema>
