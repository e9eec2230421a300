import type { Client } from '@mostrador/contract/client'
import { useFetched } from '@mostrador/live/use-fetched'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import { quietly } from '../frame/quiet.ts'

/** Shipment of an order as the diner sees it. */
export type OrderShipment = Extract<
  Awaited<ReturnType<Client['listOrderShipments']>>,
  { readonly ok: true }
>['data']['shipments'][number]

/**
 * The shipments of a logistics order. A failure is quiet: the order is shown without them. Source:
 * 001 §7.
 */
export async function loadShipments(
  client: Client,
  logisticsOrderId: string,
): Promise<readonly OrderShipment[]> {
  const { shipments } = await quietly(client.listOrderShipments({ params: { logisticsOrderId } }), {
    client,
    failure: 'shipments',
    instead: { shipments: [] },
  })
  return shipments
}

/**
 * The shipments of an order that has a logistics id: those that came with it, and asked for again
 * whenever the order was, which is another object then.
 */
export function useShipments(
  order: { readonly logisticsOrderId: string | null },
  loaded: readonly OrderShipment[],
): readonly OrderShipment[] {
  const { logisticsOrderId } = order
  // Nothing came for an order that was not accepted yet: that is not what its shipments are then.
  const [loadedFor] = useState(logisticsOrderId)
  const { answer } = useFetched(logisticsOrderId ?? undefined, {
    first: loadedFor === logisticsOrderId ? loaded : undefined,
    renewedBy: order,
    ask: () => loadShipments(browserApi.client, logisticsOrderId ?? ''),
    take: (shipments) => shipments,
  })
  return answer ?? loaded
}
