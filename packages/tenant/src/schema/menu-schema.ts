import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { z } from 'zod'
import { weekSchema } from './hours-schema.ts'
import {
  amount,
  color,
  dailyCount,
  day,
  flag,
  focus,
  ingredients,
  key,
  keys,
  name,
  percentage,
  picture,
  text,
} from './values.ts'

/** 000 §2 Menu page: a coloured label. */
export const indicatorSchema = z.strictObject({
  key,
  showName: name,
  backgroundColor: color,
  textColor: color,
})

/** Times and modes of sale of a category or a plate; for a plate both rules hold. */
const soldWhen = {
  hours: weekSchema.describe('When it is sold, at the wall clock of each contact. Empty: at any hour.'),
  firstDay: day.optional().describe('The first local day on which it is sold.'),
  lastDay: day.optional().describe('The last local day on which it is sold.'),
  orderModes: z
    .array(z.enum(ORDER_MODE_TYPES))
    .max(ORDER_MODE_TYPES.length)
    .default([])
    .describe('The order modes that sell it. None: all of them.'),
}

const categorySchema = z.strictObject({
  key,
  name,
  showName: name.optional().describe('What the diner reads. Without it, the name.'),
  description: text(500),
  image: picture.optional(),
  imageFocus: focus.optional(),
  indicators: keys,
  ...soldWhen,
  visible: flag(true),
})

const garnishSchema = z.strictObject({
  key,
  name,
  description: text(300),
  price: amount.default(0),
  ingredients,
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
  ingredients,
  image: picture.optional(),
  imageFocus: focus.optional(),
  maxQuantity: z.int().min(1).max(9_999_999).optional(),
  dailyCount: dailyCount.describe(
    'How many of it each contact has for one day; the next day it has as many again. Left out: any number.',
  ),
  ...soldWhen,
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

/** 000 §3 Menu. Lists are in the order in which they are shown. */
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
