import { ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { DISCOUNT_ORIGINS } from '@mostrador/domain/pricing/adjustment'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { PAYMENT_METHODS, PAYMENT_STATUSES, PAYMENT_UPLOADS } from '@mostrador/domain/payment/payment-type'
import { z } from 'zod'
import { addressSchema, contactSchema } from '../branch-contact/branch-contact-schema.ts'
import { amount, id, instant, point } from '../wire.ts'

const orderEntrySchema = z.object({ name: z.string(), amount })

/**
 * Discount with its origin, and the external benefit, where it is one. Source: 000 §3 Discount
 * entry.
 */
export const discountEntrySchema = orderEntrySchema.extend({
  origin: z.enum(DISCOUNT_ORIGINS),
  externalBenefitType: z.string().nullable(),
})

/** Item of an order as it was bought; `accPrice` is the whole line's. Source: 001 §3. */
export const orderLineSchema = z.object({
  id,
  name: z.string(),
  sizeName: z.string().nullable(),
  quantity: z.int(),
  notes: z.string(),
  extras: z.array(
    z.object({
      groupName: z.string(),
      items: z.array(z.object({ name: z.string(), quantity: z.int(), price: amount })),
    }),
  ),
  price: amount,
  accPrice: amount,
})

/** 001 §3 destination, with the fields that the rider needs. */
export const orderDestinationSchema = addressSchema
  .pick({ street: true, number: true, zone: true, locality: true })
  .extend({
    /** City, where it is known; `locality` is the province. Ours. */
    city: z.string().optional(),
    betweenStreets: z.string(),
    details: z.string(),
    /**
     * True where the point that the delivery fee went by is the diner's word, and no geocoder's.
     * Ours.
     */
    pointByCustomer: z.boolean().optional(),
  })

/** Fields of an order that every reader gets: diners, riders' desks and the shop. */
export const orderSchema = z.object({
  id,
  code: z.string(),
  /** The short daily number for people: 42 is shown as "#42". */
  number: z.int(),
  type: z.enum(ORDER_MODE_TYPES),
  modeName: z.string().nullable(),
  status: z.enum(ORDER_STATUSES),
  /** False while an order by message waits for the shop to confirm it. */
  confirmed: z.boolean(),
  orderedAt: instant,
  scheduled: z.boolean(),
  scheduledAt: instant.nullable(),
  minDelayInMinutes: z.int(),
  maxDelayInMinutes: z.int(),
  /** Later time that the shop promised since; null while its first promise holds. Ours. */
  promisedAt: instant.nullable(),
  paymentType: z.object({
    id,
    paymentMethod: z.enum(PAYMENT_METHODS),
    showName: z.string(),
    upload: z.enum(PAYMENT_UPLOADS).nullable(),
  }),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  paysWith: amount.nullable(),
  items: z.array(orderLineSchema),
  /**
   * Price of the lines without the amounts that MULTIPLE discounts give away, which are among the
   * discounts too.
   */
  itemsPrice: amount,
  surcharges: z.array(orderEntrySchema),
  discounts: z.array(discountEntrySchema),
  loyalty: z.object({ redeemedPoints: z.int(), gainedPoints: z.int() }),
  userServiceFee: amount,
  deliveryFee: amount,
  total: amount,
  /**
   * Amount to pay in cash, which a country's law may round; null where it is not paid in cash.
   * Ours.
   */
  cashTotal: amount.nullable(),
  notes: z.string(),
  customerName: z.string(),
  tableUid: z.string().nullable(),
  destination: orderDestinationSchema.nullable(),
  cancelReason: z.string().nullable(),
})

/**
 * Refund of a canceled order: on its way; given up, so that the shop has to send it itself; or of
 * a bank transfer, which only the shop can send back (`OWED`).
 */
const refund = z.enum(['UNDER_WAY', 'FAILED', 'OWED']).nullable()

/** Instructions for a diner who pays by transfer. */
const followUpTransferSchema = z.object({
  /** Amount to send: the total, or a little less where that is the mark. */
  amount,
  reference: z.string().nullable(),
  alias: z.string().nullable(),
  account: z.string().nullable(),
  holder: z.string(),
  bank: z.string().nullable(),
  note: z.string().nullable(),
  /** Time at which the diner reported it as sent. */
  saidAt: instant.nullable(),
})

/**
 * Order as anyone with its code sees it on the follow-up page. It carries no phone, e-mail or
 * document. Source: 001 §3 Order (follow-up).
 */
export const followUpOrderSchema = orderSchema.extend({
  branchContact: contactSchema
    .pick({
      id: true,
      alias: true,
      name: true,
      address: true,
      lat: true,
      lng: true,
      callPhone: true,
      whatsAppPhone: true,
      timeZone: true,
    })
    .extend({ country: z.string() }),
  /** The text for the messaging app, when the branch contact's channel is MESSAGE. */
  orderText: z.string().nullable(),
  /** Page of the pending attempt; null for none, or for a payment on this page. */
  paymentUrl: z.string().nullable(),
  /** Until when an online payment may come; null for an order that is not paid online. */
  paymentExpiresAt: instant.nullable(),
  /** Payment provider, and the status of the latest attempt; null while there was none. */
  paymentProvider: z.string().nullable(),
  paymentAttempt: z.enum(PAYMENT_STATUSES).nullable(),
  refund,
  /** Instructions for a bank transfer: the amount, and the account; else null. Ours. */
  transfer: followUpTransferSchema.nullable(),
  /** Amount that the shop has to send back; null for none. Ours. */
  owedTransfer: amount.nullable(),
  logisticsOrderId: id.nullable(),
  /**
   * Whether its diner may cancel it alone now: the branch contact lets diners do so and has not
   * accepted it. Ours.
   */
  cancelable: z.boolean(),
  /** Whether this browser placed it, or verified the phone that it was placed with. Ours. */
  isOwn: z.boolean(),
})

/** Everything that the shop sees of an order. */
export const consoleOrderSchema = orderSchema.extend({
  branchContactId: id,
  /** With the point that the delivery fee went by, where it has one. Ours. */
  destination: orderDestinationSchema.extend({ point: point.optional() }).nullable(),
  /** Whether it was placed in a rehearsal, and is counted nowhere. Ours. */
  rehearsal: z.boolean(),
  phone: z.string(),
  customerEmail: z.string(),
  document: z.string().nullable(),
  source: z.string().nullable(),
  refund,
  /** Amount that the shop has to send back by a transfer; null for none. Ours. */
  owedTransfer: amount.nullable(),
  /**
   * Proof that a rider sent in place of the delivery key; `photoUrl` is fetched as
   * `{photoUrl}/{width}.webp`, and null once the photo was deleted.
   */
  deliveryProof: z.object({ reason: z.string(), photoUrl: z.string().nullable() }).nullable(),
  /** The actions that staff may take now, from the table of order states. */
  actions: z.array(z.enum(['accept', 'ready', 'deliver', 'cancel'])),
  /** Whether the shop may promise a later time now. */
  canDelay: z.boolean(),
  /** The states that it entered, and between them the later times that were promised. */
  history: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      at: instant,
      by: z.string().nullable(),
      promisedAt: instant.nullable(),
    }),
  ),
})

/** Order of a phone's history. Source: 001 §3 Order (history), decisions.md Who sees what. */
export const historyOrderSchema = orderSchema
  .pick({ code: true, number: true, status: true, total: true })
  .extend({
    alias: z.string(),
    /** The scheduled time, or else when it was ordered. */
    date: instant,
    inProgress: z.boolean(),
    /**
     * Page on which a delivery under way is followed; null for every other order. Source: 001 §2
     * Order history.
     */
    shipmentUrl: z.string().nullable(),
  })

export type FollowUpTransfer = z.infer<typeof followUpTransferSchema>
export type FollowUpOrder = z.infer<typeof followUpOrderSchema>
export type ConsoleOrder = z.infer<typeof consoleOrderSchema>
export type HistoryOrder = z.infer<typeof historyOrderSchema>
