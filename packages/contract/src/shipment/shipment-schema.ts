import { SHIPMENT_STATUSES } from '@mostrador/domain/shipment/shipment-status'
import { z } from 'zod'
import { amount, id, instant, point } from '../wire.ts'
import { seen } from '../seen.ts'

/**
 * 001 §3 Shipment, with the further fields for a rider: where to fetch it, the amount to collect,
 * whether a key is asked for. Riders see only shipments that are theirs or free. A free one shows
 * its distance, its zone and its pay; the recipient and the door are '' (and `destination` null)
 * until a rider has taken it: everybody on shift reads an offer (docs/decisions/046).
 */
export const shipmentSchema = z.object({
  id,
  status: z.enum(SHIPMENT_STATUSES),
  createdAt: instant,
  updatedAt: instant,
  stackingOrder: z.int(),
  /** The stack that it travels in; its page is the stack's. */
  stackId: id.nullable(),
  returnShipment: z.boolean(),
  provider: z.literal('OWN_FLEET'),
  logisticsOrder: z.object({
    /**
     * The last four characters of the order's code: the whole one opens the diner's pages, and
     * shows the key.
     */
    code: z.string(),
    /** The short daily number for people: 42 is shown as "#42". */
    orderNumber: z.int(),
    /** The part of the town that it goes to. */
    zone: z.string(),
    customerName: z.string(),
    customerPhone: z.string(),
    address: z.string(),
    betweenStreets: z.string(),
    addressDetails: z.string(),
    notes: z.string(),
    paymentName: z.string(),
    /** Amount that the rider collects at the door; zero for an order that is paid. */
    collect: amount,
    /** The note that the diner pays with, where he or she said so. */
    paysWith: amount.nullable(),
    /**
     * Until when the shop promised it: the later time that it told since, else the scheduled hour,
     * else the longest delay that was said; null where nothing was.
     */
    promisedAt: instant.nullable(),
    /** Contents that the rider checks at the shop; empty until it was taken. */
    bag: z.array(
      z.object({
        name: z.string(),
        sizeName: z.string().nullable(),
        quantity: z.int(),
        extras: z.array(z.object({ name: z.string(), quantity: z.int() })),
      }),
    ),
  }),
  /** Place where the rider fetches it. */
  pickUp: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    position: point.nullable(),
  }),
  destination: point.nullable(),
  /**
   * Distance from the shop to the door, as the crow flies, to a hundred metres; null where one of
   * them is unknown.
   */
  distanceInMeters: z.number().nullable(),
  deliveryKeyRequired: z.boolean(),
  /**
   * Tries of the key that are left; null where none is asked for. Without tries a photo and a
   * reason are taken.
   */
  keyTriesLeft: z.int().nullable(),
  rider: z.object({ id, name: z.string(), phone: z.string() }).nullable(),
})

/**
 * 001 §3 Shipment stack. Its shipments are in the order for riders: delivered first, canceled
 * last.
 */
export const shipmentStackSchema = shipmentSchema
  .pick({ id: true, status: true, createdAt: true, updatedAt: true })
  .extend({
    code: z.string(),
    shipments: z.array(shipmentSchema),
  })

/**
 * 001 §3 Update payload for a shipment or stack. The rider is the token's; the body's must be the
 * same. Beyond the documents: the diner's key, or a photo (a base64 picture, as text or as a data
 * address) with the reason why there is none.
 */
export const shipmentUpdateSchema = z.object({
  id,
  status: z.enum(SHIPMENT_STATUSES),
  rider_id: id,
  rider_name: z.string().max(200),
  rider_phone: z.string().max(40),
  deliveryKey: seen(20).optional(),
  photo: z.string().max(240_000).optional(),
  reason: z.string().max(300).optional(),
})

export type ShipmentInfo = z.infer<typeof shipmentSchema>
export type ShipmentStackInfo = z.infer<typeof shipmentStackSchema>
/** Step of a shipment or a stack that a rider sends. */
export type ShipmentUpdate = z.infer<typeof shipmentUpdateSchema>

/** 001 §3 Tracking info for a logistics order. */
export const trackingSchema = z.object({
  id,
  code: z.string(),
  status: z.enum(SHIPMENT_STATUSES),
  time: z.string(),
  date: z.string(),
  securityCode: z.string().nullable(),
  eta: z.union([z.string(), z.number()]).nullable(),
  rider: z
    .object({
      name: z.string(),
      phone: z.string(),
      position: point.nullable(),
      positionAt: instant.nullable(),
    })
    .nullable(),
  branchPosition: point.nullable(),
  destinationPosition: point.nullable(),
  /** The short daily number of the order, as its follow-up calls it. Ours. */
  number: z.int(),
  /** At how many doors the rider stops before this one; 0 while no rider is on the way. Ours. */
  stopsBefore: z.int(),
  /** Whether the rider is at the door. Ours. */
  isAtDoor: z.boolean(),
})
