import { DISPATCH_ACTIONS, FREE_STATUSES, MOST_STOPS } from '@mostrador/domain/dispatch/dispatch-action'
import { SHIPMENT_STATUSES } from '@mostrador/domain/shipment/shipment-status'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { shipmentSchema } from '../shipment/shipment-schema.ts'
import { id, idParams, instant, point } from '../wire.ts'
import { noContact, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

const noShipment = { status: 404, code: 'shipment-not-found' } as const
const changed = { status: 409, code: 'shipment-already-changed' } as const

/** A shipment that still asks something of the shop. */
export const dispatchShipmentSchema = shipmentSchema
  .pick({ id: true, status: true, createdAt: true, updatedAt: true, returnShipment: true, destination: true })
  .extend({
    logisticsOrderId: id,
    orderId: id,
    orderCode: z.string(),
    orderNumber: z.int(),
    orderStatus: z.string(),
    /** The hour for which it was ordered; null is as soon as possible. */
    scheduledAt: instant.nullable(),
    customerName: z.string(),
    address: z.string(),
    betweenStreets: z.string(),
    addressDetails: z.string(),
    eta: instant.nullable(),
    stack: z.object({ id, code: z.string(), stackingOrder: z.int() }).nullable(),
    rider: z.object({ id, name: z.string() }).nullable(),
  })

/** A rider on shift, where he or she was seen last, and how many shipments are in hand. */
export const dispatchRiderSchema = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  position: point.nullable(),
  positionAt: instant.nullable(),
  /** Metres. */
  accuracy: z.number().nullable(),
  carrying: z.int(),
})

/** Rider who showed the shop's code on a device that is not theirs. */
const deviceRequestSchema = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  /** Digits on the screen of that device. */
  code: z.string(),
  askedAt: instant,
})

export type DeviceRequest = z.infer<typeof deviceRequestSchema>

/** Contents of the dispatch page. */
export const dispatchSchema = z.object({
  /**
   * Provider of the map: the address of a tile with `{z}`, `{x}` and `{y}`, and the attribution,
   * '' for none.
   */
  map: z.object({ tiles: z.string(), attribution: z.string() }),
  shop: point.nullable(),
  shipments: z.array(dispatchShipmentSchema),
  /** Whether there are older ones. */
  more: z.boolean(),
  riders: z.array(dispatchRiderSchema),
  /** Riders who wait to be let in. */
  deviceRequests: z.array(deviceRequestSchema),
})

export type Dispatch = z.infer<typeof dispatchSchema>
export type DispatchShipment = z.infer<typeof dispatchShipmentSchema>
export type DispatchRider = z.infer<typeof dispatchRiderSchema>

const stops = z.array(id).min(2).max(MOST_STOPS)
const done = z.object({ done: z.literal(true) })

export const dispatchEndpoints = {
  getDispatch: endpoint({
    route: routes.getDispatch,
    summary: 'The open shipments of a branch contact, the oldest first, and its riders on shift',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    answer: dispatchSchema,
    refusals: [notSignedIn, noContact],
  }),
  createStack: endpoint({
    route: routes.createStack,
    summary:
      'Puts free shipments into one stack, in the order of their stops, and offers it to riders now or later',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    body: z.object({
      shipmentIds: stops,
      /** False puts it together alone (`STACKING`): no rider sees it until it is offered. */
      offer: z.boolean().default(true),
    }),
    answer: z.object({ id, code: z.string() }),
    status: 201,
    refusals: [notSignedIn, noContact, changed],
  }),
  orderStack: endpoint({
    route: routes.orderStack,
    summary: 'Gives the stops of a stack another order',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    body: z.object({ shipmentIds: z.array(id).min(1).max(MOST_STOPS) }),
    answer: done,
    refusals: [notSignedIn, noShipment, changed],
  }),
  offerStack: endpoint({
    route: routes.offerStack,
    summary: 'Offers a stack to riders that was put together before',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    answer: done,
    refusals: [notSignedIn, noShipment, changed],
  }),
  dissolveStack: endpoint({
    route: routes.dissolveStack,
    summary: 'Takes a stack apart that no rider took: its shipments are on offer one by one',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    answer: done,
    refusals: [notSignedIn, noShipment, changed],
  }),
  changeShipment: endpoint({
    route: routes.changeShipment,
    summary: 'Offers a shipment, takes it back from its rider, or lets it come back to the shop',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    /**
     * `status` is the one on the member of staff's screen: of two changes at once, of staff or
     * rider, exactly one is made.
     */
    body: z.object({ action: z.enum(DISPATCH_ACTIONS), status: z.enum(SHIPMENT_STATUSES) }),
    answer: done,
    refusals: [notSignedIn, noShipment, changed],
  }),
  giveShipment: endpoint({
    route: routes.giveShipment,
    summary: "Gives a shipment that is in nobody's hand to one rider on shift",
    access: 'staff',
    permission: 'riders',
    params: idParams,
    body: z.object({ riderId: id, status: z.enum(FREE_STATUSES) }),
    answer: done,
    refusals: [notSignedIn, noShipment, changed, { status: 409, code: 'rider-off-shift' }],
  }),
  endRiderShift: endpoint({
    route: routes.endRiderShift,
    summary: 'Ends the shift of a rider who carries nothing: the token is dead',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    answer: done,
    refusals: [notSignedIn, { status: 404, code: 'rider-not-found' }, { status: 409, code: 'rider-carries' }],
  }),
  releaseRiderDevice: endpoint({
    route: routes.releaseRiderDevice,
    summary: 'Lets a rider begin on the device that asked; what was open on the one before ends',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    body: z.object({ code: seen(20) }),
    answer: done,
    refusals: [
      notSignedIn,
      { status: 404, code: 'rider-not-found' },
      { status: 409, code: 'device-request-changed' },
    ],
  }),
}
