import { SHIPMENT_STATUSES } from '@mostrador/domain/shipment/shipment-status'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { alias, anyInstant, id, idParams } from '../wire.ts'
import {
  shipmentSchema,
  shipmentStackSchema,
  shipmentUpdateSchema,
  trackingSchema,
} from './shipment-schema.ts'
import { fileTurnLater, noOrder, noToken, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'

const forbidden = { status: 403, code: 'rider-forbidden' } as const
const notFound = { status: 404, code: 'shipment-not-found' } as const
const taken = { status: 409, code: 'shipment-taken' } as const
const impossible = { status: 422, code: 'transition-impossible' } as const
const ofUpdate = [{ status: 400, code: 'invalid-request' }, forbidden, notFound, taken, impossible] as const
/**
 * Refusals of a delivery that asks for the diner's key; `errors` of a wrong one tells the tries
 * left.
 */
const ofDelivery = [
  fileTurnLater,
  { status: 422, code: 'delivery-key-required' },
  { status: 422, code: 'delivery-key-wrong' },
  { status: 422, code: 'delivery-key-used-up' },
  { status: 422, code: 'picture-unreadable' },
] as const
const status = z.enum(SHIPMENT_STATUSES).default('LOOKING_FOR_DRIVER')

export const shipmentEndpoints = {
  listShipments: endpoint({
    route: routes.listShipments,
    summary: 'The shipments that a rider can take',
    access: 'rider',
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
      sort: z.enum(['ASC', 'DESC']).default('ASC'),
      branchContactId: id,
      startDate: anyInstant.describe(
        'What is on offer counts from when it was offered, all else from when it was made.',
      ),
      endDate: anyInstant.describe(
        'The list ends here. An end of less than five minutes ago is now: it ends with whatever is there, for no two clocks are one.',
      ),
      status,
      providerName: z.literal('OWN_FLEET').default('OWN_FLEET'),
    }),
    answer: z.object({ shipments: z.array(shipmentSchema) }),
    refusals: [noToken, forbidden],
  }),
  getRiderShipment: endpoint({
    route: routes.getRiderShipment,
    summary: 'The shipment that the rider is on, and all others in hand',
    access: 'rider',
    answer: z.object({
      shipment: shipmentSchema.nullable(),
      /** All that is in the rider's hands, `shipment` first: beyond the documents. */
      shipments: z.array(shipmentSchema),
      /** Shipments that others cancelled while the rider had them, for 16 hours. */
      calledOff: z.array(shipmentSchema),
    }),
    refusals: [noToken],
  }),
  listOrderShipments: endpoint({
    route: routes.listOrderShipments,
    summary: 'The shipments of an order, for its follow-up',
    access: 'public',
    params: z.object({ logisticsOrderId: id }),
    answer: z.object({
      shipments: z.array(
        z.object({
          id,
          status: z.enum(SHIPMENT_STATUSES),
          shipmentUrl: z.string().nullable(),
          trackingUrl: z.string().nullable(),
          securityCode: z.string().nullable(),
        }),
      ),
    }),
    refusals: [notFound],
  }),
  getShipment: endpoint({
    route: routes.getShipment,
    summary: 'One shipment',
    access: 'rider',
    params: idParams,
    answer: shipmentSchema,
    refusals: [noToken, notFound, taken],
  }),
  updateShipment: endpoint({
    route: routes.updateShipment,
    summary: 'Takes, advances or cancels a shipment; of many riders at once exactly one takes it',
    access: 'rider',
    params: idParams,
    body: shipmentUpdateSchema,
    answer: shipmentSchema,
    refusals: [noToken, ...ofUpdate, ...ofDelivery],
  }),
  listShipmentStacks: endpoint({
    route: routes.listShipmentStacks,
    summary: 'The stacks that a rider can take',
    access: 'rider',
    query: z.object({ status, delivery_provider_name: z.literal('OWN_FLEET').default('OWN_FLEET') }),
    answer: z.object({ stacks: z.array(shipmentStackSchema) }),
    refusals: [noToken, forbidden],
  }),
  getShipmentStack: endpoint({
    route: routes.getShipmentStack,
    summary: 'One stack',
    access: 'rider',
    params: idParams,
    answer: shipmentStackSchema,
    refusals: [noToken, notFound, taken],
  }),
  updateShipmentStack: endpoint({
    route: routes.updateShipmentStack,
    summary: 'Takes, advances or cancels a stack',
    access: 'rider',
    params: idParams,
    body: shipmentUpdateSchema,
    answer: shipmentStackSchema,
    refusals: [noToken, ...ofUpdate],
  }),
  getTracking: endpoint({
    route: routes.getTracking,
    summary: 'Where the order is, for whoever has its code',
    access: 'public',
    params: z.object({ alias, orderCode: z.string().max(40) }),
    answer: trackingSchema,
    refusals: [noOrder, tooMany],
  }),
}
