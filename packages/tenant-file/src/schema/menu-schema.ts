import { z } from 'zod'
import { amount, color, flag, key, keys, name, percentage, picture, text } from './values.ts'

/** 000 §2 Menu page: a coloured label. */
export const indicatorSchema = z.strictObject({
  key,
  showName: name,
  backgroundColor: color,
  textColor: color,
})

const categorySchema = z.strictObject({
  key,
  name,
  showName: name.optional().describe('What the diner reads. Without it, the name.'),
  description: text(500),
  image: picture.optional(),
  indicators: keys,
  visible: flag(true),
})

const garnishSchema = z.strictObject({
  key,
  name,
  description: text(300),
  price: amount.default(0),
  visible: flag(true),
})

const garnishGroupSchema = z.strictObject({
  key,
  name,
  mandatory: flag(false),
  multipleSelection: flag(false).describe('Whether one garnish may be taken several times.'),
  minGarnishAmount: z.int().min(0).max(100).default(0),
  maxGarnishAmount: z.int().min(0).max(100).default(0).describe('0 is without limit.'),
  garnishes: z.array(garnishSchema).max(200),
})

/** 000 §3 Menu, plate. */
export const plateSchema = z.strictObject({
  key,
  category: key,
  name,
  showName: name.optional().describe('What the diner reads. Without it, the name.'),
  description: text(1000),
  price: amount,
  sizes: z
    .array(z.strictObject({ key, name, price: amount }))
    .max(30)
    .default([]),
  garnishGroups: keys,
  indicators: keys,
  image: picture.optional(),
  maxQuantity: z.int().min(1).max(9_999_999).optional(),
  visible: flag(true),
})

const named = { key, name }
const discounted = { plates: keys, active: flag(true) }
const menuDiscountSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...named, type: z.literal('PERCENT'), percentage, ...discounted }),
  z.strictObject({ ...named, type: z.literal('FIXED'), fixedDiscount: amount.gt(0), ...discounted }),
  z.strictObject({
    ...named,
    type: z.literal('MULTIPLE'),
    buy: z.int().min(2).max(100),
    pay: z.int().min(0).max(99),
    ...discounted,
  }),
  z.strictObject({ ...named, type: z.literal('FINAL_PRICE'), finalPrice: amount, ...discounted }),
])

/** 000 §3 Menu. Lists stand in the order in which they are shown. */
export const menuSchema = z.strictObject({
  key,
  name,
  categories: z.array(categorySchema).max(200),
  garnishGroups: z.array(garnishGroupSchema).max(500).default([]),
  plates: z.array(plateSchema).max(3000),
  remarkeds: keys.describe('Plates of "Lo más destacado".'),
  upselleds: keys.describe('Plates of "Te recomendamos".'),
  discounts: z.array(menuDiscountSchema).max(200).default([]),
})
