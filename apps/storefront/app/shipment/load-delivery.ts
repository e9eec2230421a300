import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { OWN_FLEET } from '@mostrador/domain/shipment/shipment-status'
import { asRider, type RiderSession } from '../rider/rider-session.ts'
import { deliveryOfShipment, deliveryOfStack, type Delivery } from '../rider/delivery.ts'
import type { DeliveryList } from '../rider/kept-deliveries.ts'

export type Loaded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** Window of the list. Source: 001 §9, last 3 days. */
const WINDOW_MS = 3 * 24 * 60 * 60 * 1000

/** Most deliveries of the list; a rider takes one. */
const PAGE_SIZE = 50

/** Loads a delivery; a shipment in a stack is replaced by the stack. Source: 001 §7. */
export async function loadDelivery(
  client: Pick<Client, 'getShipment' | 'getShipmentStack'>,
  session: RiderSession,
  { kind, id }: Pick<Delivery, 'kind' | 'id'>,
): Promise<Loaded<Delivery>> {
  const input = { params: { id } }
  if (kind === 'stack') {
    const stack = await client.getShipmentStack(input, asRider(session))
    return stack.ok ? { ok: true, value: deliveryOfStack(stack.data) } : stack
  }
  const shipment = await client.getShipment(input, asRider(session))
  if (!shipment.ok) return shipment
  const { stackId } = shipment.data
  if (stackId !== null) return loadDelivery(client, session, { kind: 'stack', id: stackId })
  return { ok: true, value: deliveryOfShipment(shipment.data) }
}

type ListCalls = Pick<
  Client,
  'listShipments' | 'listShipmentStacks' | 'getRiderShipment' | 'getShipmentStack' | 'getShipment'
>

type Hands = Pick<DeliveryList, 'inHand' | 'calledOff'>

/**
 * Loads the deliveries in the rider's hands, alone or once as their stack, those touched last
 * before the others; and those called off, each alone. Source: docs/decisions/035, 149.
 */
export async function loadHands(
  client: Pick<Client, 'getRiderShipment' | 'getShipmentStack' | 'getShipment'>,
  session: RiderSession,
): Promise<Loaded<Hands>> {
  const answer = await client.getRiderShipment({}, asRider(session))
  if (!answer.ok) return answer
  const { shipments } = answer.data
  // An older server sends no called-off deliveries.
  const calledOff = (answer.data.calledOff ?? []).map(deliveryOfShipment)
  const stackIds = [...new Set(shipments.flatMap(({ stackId }) => stackId ?? []))]
  const stacks = await Promise.all(stackIds.map((id) => loadDelivery(client, session, { kind: 'stack', id })))
  const unknown = stacks.find((stack) => !stack.ok)
  if (unknown) return unknown
  const alone = shipments.filter(({ stackId }) => stackId === null).map(deliveryOfShipment)
  const inStacks = stacks.flatMap((stack) => (stack.ok ? stack.value : []))
  const first = shipments[0]
  const inHand = first?.stackId == null ? [...alone, ...inStacks] : [...inStacks, ...alone]
  return { ok: true, value: { inHand, calledOff } }
}

/**
 * Loads the free deliveries of a branch contact, alone and stacked, and those the rider is on.
 * Source: 001 §2 Rider shipment list, §7.
 */
export async function loadDeliveryList(
  client: ListCalls,
  session: RiderSession,
  { branchContactId, now }: { readonly branchContactId: string; readonly now: Date },
): Promise<Loaded<DeliveryList>> {
  const [shipments, stacks, hands] = await Promise.all([
    client.listShipments(
      {
        query: {
          page: 0,
          pageSize: PAGE_SIZE,
          sort: 'ASC',
          branchContactId,
          startDate: new Date(now.getTime() - WINDOW_MS).toISOString(),
          endDate: now.toISOString(),
          status: 'LOOKING_FOR_DRIVER',
          providerName: OWN_FLEET,
        },
      },
      asRider(session),
    ),
    client.listShipmentStacks(
      { query: { status: 'LOOKING_FOR_DRIVER', delivery_provider_name: OWN_FLEET } },
      asRider(session),
    ),
    loadHands(client, session),
  ])
  if (!shipments.ok) return shipments
  if (!stacks.ok) return stacks
  if (!hands.ok) return hands
  const free = [
    ...stacks.data.stacks.map(deliveryOfStack),
    ...shipments.data.shipments.filter(({ stackId }) => stackId === null).map(deliveryOfShipment),
  ]
  return { ok: true, value: { free, ...hands.value } }
}
