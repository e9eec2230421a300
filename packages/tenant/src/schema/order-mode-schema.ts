import { ORDER_MODE_TYPES, ORDER_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { PAYMENT_METHODS, PAYMENT_UPLOADS } from '@mostrador/domain/payment/payment-type'
import { DEFAULT_LEAD_MINUTES } from '@mostrador/domain/scheduling/slots'
import { TRANSFER_MARKS, TRANSFER_MINUTES } from '@mostrador/domain/transfer/transfer-way'
import { z } from 'zod'
import { exceptionsSchema, weekSchema } from './hours-schema.ts'
import { amount, day, flag, key, keys, minutes, name, percentage, share, text } from './values.ts'

/** Account to which diners transfer, and the mark of each transfer. */
const transferSchema = z
  .strictObject({
    alias: z.string().trim().min(1).max(80).optional(),
    account: z
      .string()
      .trim()
      .min(4)
      .max(40)
      .optional()
      .describe('CBU, CVU, CLABE: checked where they can be.'),
    holder: z.string().trim().min(1).max(120),
    bank: z.string().trim().min(1).max(80).optional(),
    note: z.string().trim().min(1).max(300).optional().describe('What diners read beside it.'),
    minutes: z.int().min(5).max(1440).default(TRANSFER_MINUTES).describe('How long an order waits for it.'),
    mark: z
      .enum(TRANSFER_MARKS)
      .describe('AMOUNT: cents below the total. REFERENCE: a word in its text. BOTH.'),
  })
  .describe('Of OTHER: diners send it to this account, and each order is told apart by its mark.')

/** 000 §3 Payment type. */
export const paymentTypeSchema = z.strictObject({
  key,
  paymentMethod: z.enum(PAYMENT_METHODS),
  showName: name,
  active: flag(true),
  upload: z.enum(PAYMENT_UPLOADS).optional().describe('APP: paid in the storefront. API: by a link.'),
  onlinePayment: z
    .strictObject({
      providerName: z.string().max(60).optional(),
      paymentMethod: z.string().max(60).optional(),
    })
    .prefault({}),
  windowMinutes: z.int().min(1).max(1440).default(15),
  transfer: transferSchema.optional(),
})

/** Terms of delivery. `cashFee` null: cash is not taken at the door. */
export const deliveryTerms = {
  cardFee: amount,
  cashFee: amount.nullable(),
  minimumOrderPrice: amount.default(0),
  freeDeliveryFrom: amount.optional(),
}

const named = { key, name }
const adjusted = { paymentTypes: keys.describe('None: every way to pay.'), active: flag(true) }
const adjustmentsSchema = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ ...named, type: z.literal('PERCENT'), percentage, ...adjusted }),
      z.strictObject({ ...named, type: z.literal('FIXED'), amount: amount.gt(0), ...adjusted }),
    ]),
  )
  .max(50)
  .default([])

const scheduleSchema = z.strictObject({
  key,
  name: text(120),
  active: flag(true),
  configs: z
    .array(
      z.strictObject({
        key,
        firstDay: day.optional(),
        lastDay: day.optional(),
        slotMinutes: z.int().min(5).max(1440).default(30),
        slotCapacity: z.int().min(1).max(100_000).optional(),
        daysAhead: z.int().min(0).max(90).default(7),
        hours: weekSchema,
      }),
    )
    .max(50),
})

const notesLimit = z
  .int()
  .min(1)
  .max(5000)
  .optional()
  .nullable()
  .describe("null: without limit. Left out: the branch's NOTES_LIMIT, else 250.")

/** 000 §3 Order mode. */
export const orderModeSchema = z.strictObject({
  key,
  type: z.enum(ORDER_MODE_TYPES),
  menu: key,
  showName: name.optional(),
  active: flag(true),
  orderEnabled: flag(true),
  orderType: z.enum(ORDER_TYPES).default('ALL'),
  minDelayInMinutes: minutes.default(0),
  maxDelayInMinutes: minutes.default(0),
  leadMinutes: minutes.default(DEFAULT_LEAD_MINUTES),
  paymentTypes: keys,
  // Either of the two may be absent: a form writes only the changed one.
  delivery: z
    .strictObject({ ...deliveryTerms, cardFee: amount.default(0), cashFee: amount.nullable().default(0) })
    .prefault({}),
  fees: z.strictObject({ userFee: amount.default(0), percentageUserFee: share.default(0) }).prefault({}),
  notesLimit: z
    .strictObject({
      order: notesLimit,
      item: notesLimit,
    })
    .prefault({}),
  categoriesNotInCart: keys.describe('Suggested in the cart while it has nothing of them.'),
  generalDiscounts: adjustmentsSchema,
  generalSurcharges: adjustmentsSchema,
  useSchedule: flag(false),
  schedules: z.array(scheduleSchema).max(20).default([]),
  exceptions: exceptionsSchema,
})
