import { validDeliveryKey } from '@mostrador/domain/shipment/shipment-seen'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { updateShipment } from './update-shipment.ts'
import { updateShipmentStack } from './update-shipment-stack.ts'
import { yes, type Handler, no } from '../../ground/http/handler.ts'
import { SHIFT_HOURS } from '../../people/rider/rider-token.ts'
import { shipmentInfo } from './shipment-row.ts'
import {
  listCalledOff,
  listInHand,
  findShipment,
  listOfOrder,
  type FollowedShipment,
  listRiderShipments,
} from './shipment-store.ts'
import { refuseToShow } from './seen-by.ts'
import { findStack, stackInfo, stackStatus, listRiderStacks } from './stack-store.ts'

/** Canceled shipments are shown for as long as a shift may last. */
const CALLED_OFF_MS = SHIFT_HOURS * 3_600_000

/**
 * Returns the rider's present shipment, or one to bring back, and all others in hand; a `stackId`
 * leads to the stack. Adds shipments called off meanwhile, whose food may be in the bag. Two
 * queries. Source: 001 §2 Rider redirect page; docs/decisions/149.
 */
const getRiderShipment: Handler<'getRiderShipment'> = async ({ database, now }, { rider }) => {
  const [inHand, calledOff] = await Promise.all([
    listInHand(database, rider),
    listCalledOff(database, rider, new Date(now().getTime() - CALLED_OFF_MS)),
  ])
  const shipments = inHand.map(shipmentInfo)
  return yes({ shipment: shipments[0] ?? null, shipments, calledOff: calledOff.map(shipmentInfo) })
}

/** Returns the rider's shipment, or a free one. One query. Source: 001 §7. */
const getShipment: Handler<'getShipment'> = async ({ database }, { params, rider }) => {
  const row = await findShipment(database, rider, params.id)
  if (!row) return no('shipment-not-found')
  return refuseToShow({ status: row.status, riderId: row.rider?.id ?? null }, rider) ?? yes(shipmentInfo(row))
}

/** Returns the rider's stack, or a free one. Two queries. Source: 001 §7. */
const getShipmentStack: Handler<'getShipmentStack'> = async ({ database }, { params, rider }) => {
  const stack = await findStack(database, rider, params.id)
  if (!stack) return no('shipment-not-found')
  return refuseToShow({ status: stackStatus(stack), riderId: stack.riderId }, rider) ?? yes(stackInfo(stack))
}

/** Page on which a diner follows a delivery. Source: 001 §2 Route table. */
const trackingUrl = ({ alias, orderCode }: FollowedShipment): string =>
  `/logistics/tracking/order/${alias}/${orderCode}`

/**
 * Lists an order's shipments for its follow-up. The branch's own riders have one page for
 * customers, which both addresses name; a shipment called off has none. One query. Source: 001 §7.
 */
const listOrderShipments: Handler<'listOrderShipments'> = async ({ database }, { params }) => {
  const shipments = await listOfOrder(database, params.logisticsOrderId)
  if (!shipments) return no('shipment-not-found')
  return yes({
    shipments: shipments.map((shipment) => {
      const url = SHIPMENT_STATES[shipment.status].canceled ? null : trackingUrl(shipment)
      return {
        id: shipment.id,
        status: shipment.status,
        shipmentUrl: url,
        trackingUrl: url,
        securityCode: validDeliveryKey(shipment.deliveryKey, shipment.status),
      }
    }),
  })
}

/**
 * Lists stacks of the rider's branch contact in one status: on offer, or the rider's own. Two
 * queries. Source: 001 §7.
 */
const listShipmentStacks: Handler<'listShipmentStacks'> = async ({ database }, { query, rider }) =>
  yes({ stacks: (await listRiderStacks(database, rider, query.status)).map(stackInfo) })

/** Range of instants that the database can compare; no shipments lie outside. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2200, 0, 1)

/**
 * A list that ends this shortly before now is read to its end, since clocks of callers and servers
 * differ. The contract says it.
 */
const CLOCK_ERROR_MS = 5 * 60_000

const instantOf = (text: string): Date => new Date(Math.min(Math.max(Date.parse(text), EARLIEST), LATEST))

const endOf = (text: string, now: Date): Date =>
  instantOf(text).getTime() < now.getTime() - CLOCK_ERROR_MS ? instantOf(text) : new Date(LATEST)

/**
 * Lists shipments of the rider's branch contact in one status: on offer, or the rider's own. One
 * query. Source: 001 §7.
 */
const listShipments: Handler<'listShipments'> = async ({ database, now }, { query, rider }) => {
  if (query.branchContactId !== rider.branchContactId) return no('rider-forbidden')
  const rows = await listRiderShipments(database, rider, {
    status: query.status,
    from: instantOf(query.startDate),
    to: endOf(query.endDate, now()),
    sort: query.sort,
    offset: query.page * query.pageSize,
    limit: query.pageSize,
  })
  return yes({ shipments: rows.map(shipmentInfo) })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const shipmentHandlers = {
  getRiderShipment,
  getShipment,
  getShipmentStack,
  listOrderShipments,
  listShipmentStacks,
  listShipments,
  updateShipment,
  updateShipmentStack,
}
