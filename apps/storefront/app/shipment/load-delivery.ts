import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { OWN_FLEET } from '@mostrador/domain/shipment/shipment-status'
import { asRider } from '../rider/rider-session.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import { deliveryOfShipment, deliveryOfStack } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import type { DeliveryList } from './kept-deliveries.ts'

/** What is asked for, or why it did not come. */
export type Loaded<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** The window of the list. Source: 001 §9, last 3 days. */
const WINDOW_MS = 3 * 24 * 60 * 60 * 1000

/** As many as the list takes at once; a rider takes one. */
const PAGE_SIZE = 50

/** One delivery. A shipment that travels in a stack is shown as the stack. Source: 001 §7. */
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

/** What the rider is on, alone or in a stack; null for nothing. */
async function loadOwn(client: ListCalls, session: RiderSession): Promise<Delivery | null> {
  const own = await client.getRiderShipment({}, asRider(session))
  const shipment = own.ok ? own.data.shipment : null
  if (!shipment) return null
  if (shipment.stackId === null) return deliveryOfShipment(shipment)
  const stack = await loadDelivery(client, session, { kind: 'stack', id: shipment.stackId })
  return stack.ok ? stack.value : null
}

/** What can be taken at a local, alone and stacked, and what the rider is on already. Source: 001 §2 Rider shipment list, §7. */
export async function loadDeliveryList(
  client: ListCalls,
  session: RiderSession,
  { branchContactId, now }: { readonly branchContactId: string; readonly now: Date },
): Promise<Loaded<DeliveryList>> {
  const [shipments, stacks, own] = await Promise.all([
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
    loadOwn(client, session),
  ])
  if (!shipments.ok) return shipments
  if (!stacks.ok) return stacks
  const free = [
    ...stacks.data.stacks.map(deliveryOfStack),
    ...shipments.data.shipments.filter(({ stackId }) => stackId === null).map(deliveryOfShipment),
  ]
  return { ok: true, value: { free, own } }
}
