import { ORDER_MODE_TYPES, ORDER_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { PAYMENT_METHODS, PAYMENT_UPLOADS } from '@mostrador/domain/payment/payment-type'
import { z } from 'zod'
import { amount, dayOfWeek, id, wallTime, workingDaySchema } from '../wire.ts'

/** 000 §3 Payment type. */
export const paymentTypeSchema = z.object({
  id,
  paymentMethod: z.enum(PAYMENT_METHODS),
  showName: z.string(),
  active: z.boolean(),
  upload: z.enum(PAYMENT_UPLOADS).nullable(),
  onlinePayment: z.object({ providerName: z.string(), paymentMethod: z.string() }).nullable(),
  /** Minutes that an order waits for an online payment. */
  paymentWindowMinutes: z.int(),
  /** Minutes that an order waits for a bank transfer. The account comes with the order. Ours. */
  transfer: z.object({ minutes: z.int() }).nullish(),
})

/**
 * Terms of delivery until an address says otherwise, the lowest of all zones where there are some;
 * null for the other modes.
 */
export const deliveryTermsSchema = z.object({
  cardFee: amount,
  cashFee: amount.nullable(),
  minimumOrderPrice: amount,
  freeDeliveryFrom: amount.nullable(),
})

/** End of an interruption of a mode, and the shop's own message; empty for none. */
const interruptedSchema = z.object({ until: z.iso.datetime(), message: z.string() })

/** Interruptions of a mode in force. Source: docs/decisions/122. */
export const standingSchema = z.object({
  /** While it takes no orders for now; `open` is false then. */
  pause: interruptedSchema.nullable(),
  /** While orders for now take longer; the mode's minutes have grown by these. */
  busy: interruptedSchema.extend({ extraMinutes: z.int() }).nullable(),
})

/**
 * 000 §3 Order mode. `menuHash` says which menu it offers: modes with an equal hash share it.
 * `open` is whether it sells at this moment by the contact's hours, exceptions included, and by its
 * own where it has them.
 */
export const orderModeSchema = z.object({
  id,
  type: z.enum(ORDER_MODE_TYPES),
  /** The same as `type`: the documents carry both. */
  '@type': z.enum(ORDER_MODE_TYPES),
  showName: z.string().nullable(),
  active: z.boolean(),
  orderEnabled: z.boolean(),
  open: z.boolean(),
  useSchedule: z.boolean(),
  orderType: z.enum(ORDER_TYPES),
  /** Days ahead for which it takes orders, from today on; 0 where it takes none for later. */
  daysAhead: z.int(),
  paymentTypes: z.array(paymentTypeSchema),
  minDelayInMinutes: z.int(),
  maxDelayInMinutes: z.int(),
  ...standingSchema.shape,
  schedules: z.array(
    z.object({
      scheduleConfigs: z.array(z.object({ workingDays: z.array(workingDaySchema) })),
    }),
  ),
  /** Suggested in the cart while it has nothing of them (docs/decisions/008). */
  categoriesNotInCart: z.array(id),
  deliveryTerms: deliveryTermsSchema.nullable(),
  /** Whether zones judge delivery, so that it needs a point; false for the other modes. */
  hasZones: z.boolean(),
  /** Whether each of the terms depends on the zone: an address may raise it. */
  termsVary: z.object({ fee: z.boolean(), minimum: z.boolean() }),
  /**
   * First hour that a mode which only sells for later still offers, at the branch contact's wall
   * clock, and the days until then. Only an order tells whether that hour is full. Null for every
   * other mode, and where none is left.
   */
  firstSlot: z.object({ date: z.iso.date(), time: wallTime, daysAhead: z.int() }).nullable(),
  menuHash: z.string(),
  notesLimit: z.object({ order: z.int().nullable(), item: z.int().nullable() }),
})

/**
 * 000 §3 Schedule config: the hours that can still be chosen, day by day, at the branch contact's
 * wall clock.
 */
export const scheduleSchema = z.object({
  schedulerDaysInfo: z.array(z.object({ date: z.iso.date(), dayOfWeek, availableHours: z.array(wallTime) })),
  datesBetween: z.object({ from: z.iso.date(), to: z.iso.date() }),
})

/** 000 §7: a general discount or surcharge. `value` is a percentage or an amount in major units. */
export const generalAdjustmentSchema = z.object({
  id,
  name: z.string(),
  type: z.enum(['PERCENT', 'FIXED']),
  value: z.number(),
  paymentTypeIds: z.array(id),
})

export type OrderModeInfo = z.infer<typeof orderModeSchema>
export type PaymentTypeInfo = z.infer<typeof paymentTypeSchema>
export type ScheduleInfo = z.infer<typeof scheduleSchema>
export type GeneralAdjustmentInfo = z.infer<typeof generalAdjustmentSchema>
