import { z } from 'zod'
import { id, instant } from '../wire.ts'

/** 001 §4 Shipment statuses. */
export const SHIPMENT_STATUSES = [
  'PENDING',
  'LOOKING_FOR_DRIVER',
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'ON_ROUTE_TO_DROP_OFFS',
  'DELIVERED',
  'STACKING',
  'RETURNED',
  'DRIVER_CANCELED',
  'CANCELED',
  'CUSTOMER_CANCELED',
  'STORE_CANCELED',
] as const

const position = z.object({ lat: z.number(), lng: z.number() })

/** 001 §3 Shipment. */
export const shipmentSchema = z.object({
  id,
  status: z.enum(SHIPMENT_STATUSES),
  createdAt: instant,
  updatedAt: instant,
  stackingOrder: z.int(),
  returnShipment: z.boolean(),
  provider: z.literal('OWN_FLEET'),
  logisticsOrder: z.object({
    id,
    orderCode: z.string(),
    customerName: z.string(),
    customerPhone: z.string(),
    address: z.string(),
  }),
  destination: position.nullable(),
  rider: z.object({ id, name: z.string(), phone: z.string() }).nullable(),
})

/** 001 §3 Shipment stack. */
export const shipmentStackSchema = z.object({
  id,
  code: z.string(),
  status: z.enum(SHIPMENT_STATUSES),
  createdAt: instant,
  shipments: z.array(shipmentSchema),
})

/** 001 §3 Update payload for a shipment or stack. */
export const shipmentUpdateSchema = z.object({
  id,
  status: z.enum(SHIPMENT_STATUSES),
  rider_id: id,
  rider_name: z.string().max(200),
  rider_phone: z.string().max(40),
})

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
      position: position.nullable(),
      positionAt: instant.nullable(),
    })
    .nullable(),
  branchPosition: position.nullable(),
  destinationPosition: position.nullable(),
})
