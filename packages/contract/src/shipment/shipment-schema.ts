import { SHIPMENT_STATUSES } from '@mostrador/domain/shipment/shipment-status'
import { z } from 'zod'
import { id, instant } from '../wire.ts'

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
