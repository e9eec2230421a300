import { z } from 'zod'
import { LASTINGS } from '@mostrador/domain/availability/sold-out-until'
import { SOLD_OUT_KINDS } from '@mostrador/domain/availability/sold-out-mark'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { amount, id, workingDaySchema } from '../wire.ts'

const share = z.number().min(0).max(1)

/**
 * A picture: ask for `{url}/{width}.webp` with one of the widths 160, 320, 512, 640, 1280. `color`
 * fills its place until it is there; `focus` is where the food is, as shares from the left and the
 * top, where it is not in the middle.
 */
export const pictureSchema = z.object({
  url: z.string(),
  color: z.string(),
  focus: z.object({ x: share, y: share }).optional(),
})

/** 000 §2 Menu page: a coloured label. */
export const indicatorSchema = z.object({
  id,
  showName: z.string(),
  backgroundColor: z.string(),
  textColor: z.string(),
})

/** Sold out; `backAt` is when it is back, where that is known. */
const runsOut = { soldOut: z.boolean().optional(), backAt: z.iso.datetime().optional() }

/** 000 §3 Menu, garnish group. `maxGarnishAmount` 0 means without limit. */
export const garnishGroupSchema = z.object({
  id,
  name: z.string(),
  mandatory: z.boolean(),
  multipleSelection: z.boolean(),
  minGarnishAmount: z.int(),
  maxGarnishAmount: z.int(),
  garnishes: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string(),
      price: amount,
      visible: z.boolean(),
      ...runsOut,
    }),
  ),
})

/** Fields that a menu shows of a plate and of a category alike. */
const shownSchema = z.object({
  id,
  name: z.string(),
  showName: z.string(),
  description: z.string(),
  indicators: z.array(id),
  withImage: z.boolean(),
  image: pictureSchema.nullable(),
})

/**
 * 000 §3 Menu, plate. Indicators and garnish groups are named by id: the menu carries each once.
 */
export const plateSchema = shownSchema.extend({
  price: amount,
  sizes: z.array(z.object({ id, name: z.string(), price: amount, ...runsOut })),
  garnishGroups: z.array(id),
  category: id,
  hasIndicators: z.boolean(),
  maxQuantity: z.int().nullable(),
  visible: z.boolean(),
  soldOut: z.boolean(),
  backAt: runsOut.backAt,
})

/** 000 §3 Menu, category; `plates` in the shop's order. */
export const categorySchema = shownSchema.extend({ slug: z.string(), plates: z.array(id) })

const ofPlates = z.object({ id, name: z.string(), plates: z.array(id) })

/** 000 §3 Discount (menu). */
export const menuDiscountSchema = z.discriminatedUnion('type', [
  ofPlates.extend({ type: z.literal('PERCENT'), percentage: z.number() }),
  ofPlates.extend({ type: z.literal('FIXED'), fixedDiscount: amount }),
  ofPlates.extend({ type: z.literal('MULTIPLE'), buy: z.int(), pay: z.int() }),
  ofPlates.extend({ type: z.literal('FINAL_PRICE'), finalPrice: amount }),
])

/**
 * Times and modes of sale of plates, by a rule of their own or of their category: for a plate all
 * of its rules hold. No hours means any, no modes all; the days are included. `fullDays`: those
 * whose daily count is taken, each from five in the morning on, as the shop counts.
 */
export const saleRuleSchema = z.object({
  workingDays: z.array(workingDaySchema),
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  orderModes: z.array(z.enum(ORDER_MODE_TYPES)),
  fullDays: z.array(z.iso.date()).optional(),
  plates: z.array(id),
})

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
  /** Left out where all of it is always sold. */
  saleRules: z.array(saleRuleSchema).optional(),
})

export type MenuInfo = z.infer<typeof menuSchema>
export type MenuDiscountInfo = z.infer<typeof menuDiscountSchema>
export type PlateInfo = z.infer<typeof plateSchema>
export type ImageInfo = z.infer<typeof pictureSchema>

/**
 * Availability of a thing at a branch contact. `backAt`: when it is back by itself; null where
 * that is unknown, and while it is available. `marked`: it has a mark of its own, besides those of
 * the ingredients in `without`.
 */
const standing = {
  soldOut: z.boolean(),
  backAt: z.iso.datetime().nullable(),
  marked: z.boolean(),
  without: z.array(z.string()),
}

const madeWith = { ingredients: z.array(z.string()) }

/** Fields that the console shows of a plate. */
export const consolePlateSchema = plateSchema
  .pick({ id: true, showName: true, price: true, image: true })
  .extend({
    ...standing,
    ...madeWith,
    /** Its key in the document, and that of its menu. */
    key: z.string(),
    menu: z.string(),
    /** Whether orders took its whole daily count for today; absent where they did not. */
    isFullToday: z.literal(true).optional(),
    sizes: z.array(z.object({ id, name: z.string(), ...standing })),
  })

/** Menu as the console lists it, to mark sold-out things and things that are back. */
export const consoleMenuSchema = z.object({
  categories: z.array(
    categorySchema.pick({ id: true, showName: true }).extend({ plates: z.array(consolePlateSchema) }),
  ),
  garnishGroups: z.array(
    z.object({
      id,
      name: z.string(),
      garnishes: z.array(z.object({ id, name: z.string(), ...standing, ...madeWith })),
    }),
  ),
  /** Ingredients with the numbers of plates and garnishes that are made with them. */
  ingredients: z.array(z.object({ name: z.string(), plates: z.int(), garnishes: z.int(), ...standing })),
  /** Instant at which "until tomorrow" ends now. */
  tomorrowAt: z.iso.datetime(),
})

export type ConsoleMenu = z.infer<typeof consoleMenuSchema>

/** Menus of a branch, by the keys of its document, and the order modes that show each. */
export const branchMenusSchema = z.object({
  menus: z.array(z.object({ key: z.string(), name: z.string(), categories: z.int(), plates: z.int() })),
  modes: z.array(
    z.object({
      branchContact: z.object({ id, key: z.string(), name: z.string() }),
      key: z.string(),
      type: z.enum(ORDER_MODE_TYPES),
      showName: z.string().nullable(),
      active: z.boolean(),
      menu: z.string(),
      /** The ways to pay that it offers, by their keys. */
      paymentTypes: z.array(z.string()),
    }),
  ),
})

export type BranchMenus = z.infer<typeof branchMenusSchema>

const thingSchema = z.object({ kind: z.enum(SOLD_OUT_KINDS), id: z.string().min(1).max(80) })

/** Duration of a mark, in the words of staff. */
const lastingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(LASTINGS).exclude(['DATE']) }),
  z.object({ kind: z.literal('DATE'), date: z.iso.date() }),
])

/** Thing that ran out and for how long, or that is back. */
export const soldOutSchema = z.discriminatedUnion('soldOut', [
  z.object({ thing: thingSchema, soldOut: z.literal(true), lasting: lastingSchema }),
  z.object({ thing: thingSchema, soldOut: z.literal(false) }),
])

/** A mark on the wire, or that it is taken away. */
export type SoldOutChange = z.infer<typeof soldOutSchema>
