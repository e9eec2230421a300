import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { PAYMENT_UPLOADS } from '@mostrador/domain/payment/payment-type'
import { z } from 'zod'
import { amount, bodyLatitude, bodyLongitude, id, instant } from '../wire.ts'
import { orderItemSchema } from './order-item-schema.ts'
import { mail, seen } from '../seen.ts'

const line = (max: number) => z.string().max(max)

/** Destination of a delivery. Source: 000 §3 User location. */
export const destinationSchema = z.object({
  street: line(200),
  number: line(30),
  city: line(120).default(''),
  locality: line(120).default(''),
  zone: line(120).default(''),
  country: line(60).default(''),
  postalCode: line(20).default(''),
  fullAddress: line(500).default(''),
  lat: bodyLatitude.nullish(),
  lng: bodyLongitude.nullish(),
  betweenStreets: line(200).default(''),
  details: line(1000).default(''),
  geocoded: z.boolean().default(false),
  /** Key of the chosen place; without it the point is only the diner's word. */
  pointKey: line(60).default(''),
})

/**
 * One surcharge or discount as the browser computed it. Source: 000 §3 Discount entry, Surcharge
 * entry.
 */
const adjustmentEntrySchema = z.object({
  name: line(200),
  type: line(40),
  value: z.number(),
  amount,
  discountReferenceId: id.optional(),
  surchargeReferenceId: id.optional(),
  code: seen(60).optional(),
  externalBenefitType: line(60).nullish(),
})

/**
 * 000 §3 Order payload. `price` is the subtotal plus the delivery fee, `total` the one that the
 * diner saw, which follows from the other amounts and may be absent; every amount is compared,
 * none is trusted. Source: 000 §9, decision 027.
 */
export const placeOrderSchema = z.object({
  orderText: line(8000).default(''),
  items: z.array(orderItemSchema).min(1).max(300),
  type: z.enum(ORDER_MODE_TYPES),
  price: amount,
  total: amount.optional(),
  userServiceFee: amount.default(0),
  paymentType: id,
  branchContact: id,
  orderModeId: id,
  source: line(80).nullish(),
  campaignId: line(80).nullish(),
  tableUid: seen(40).nullish(),
  destination: destinationSchema.nullish(),
  phone: seen(40).default(''),
  customerName: seen(200).default(''),
  customerEmail: mail(200).default(''),
  document: line(40).nullish(),
  optIn: z.boolean().default(false),
  /**
   * The box that `optIn` was said with: which text stood beside it, and whether it began ticked.
   */
  optInBox: z.object({ textVersion: z.int().min(1).max(10_000), beganTicked: z.boolean() }).nullish(),
  installedApp: z.boolean().default(false),
  discounts: z.array(adjustmentEntrySchema).max(50).default([]),
  surcharges: z.array(adjustmentEntrySchema).max(50).default([]),
  notes: z.string().max(20_000).default(''),
  deliveryFee: amount.default(0),
  paysWith: amount.nullish(),
  scheduled: z.boolean().default(false),
  scheduledAt: instant.nullish(),
  acquisitionChannel: line(80).nullish(),
  loyaltyInfo: z.object({ redeemedPoints: z.int().min(0) }).nullish(),
  minDelayInMinutes: z.int().nullish(),
  maxDelayInMinutes: z.int().nullish(),
  userExternalReference: line(200).nullish(),
  partnerName: line(80).nullish(),
  paymentInfo: z
    .object({
      status: z.literal('PENDING'),
      paymentReferenceId: line(80).nullish(),
      paymentUpload: z.enum(PAYMENT_UPLOADS).nullish(),
      /** The total, rounded to whole units of the currency. */
      amount,
    })
    .nullish(),
})

export type OrderRequestBody = z.input<typeof placeOrderSchema>
/** The body of `POST /api/order`, parsed. */
export type PlacedOrderRequest = z.output<typeof placeOrderSchema>
