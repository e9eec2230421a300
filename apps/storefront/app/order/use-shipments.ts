import type { Client } from '@mostrador/contract/client'
import { useFetched } from '@mostrador/live/use-fetched'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import { quietly } from '../frame/quiet.ts'

export type OrderShipment = Extract<
  Awaited<ReturnType<Client['listOrderShipments']>>,
  { readonly ok: true }
>['data']['shipments'][number]

/** Loads the shipments of a logistics order; none after a failure. Source: 001 §7. */
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
 * Returns the shipments of an order with a logistics id: the loaded ones, and newer ones whenever
 * the order was refreshed, which makes another object.
 */
export function useShipments(
  order: { readonly logisticsOrderId: string | null },
  loaded: readonly OrderShipment[],
): readonly OrderShipment[] {
  const { logisticsOrderId } = order
  // The list loaded before the order was accepted says nothing of its shipments.
  const [loadedFor] = useState(logisticsOrderId)
  const { answer } = useFetched(logisticsOrderId ?? undefined, {
    first: loadedFor === logisticsOrderId ? loaded : undefined,
    renewedBy: order,
    ask: () => loadShipments(browserApi.client, logisticsOrderId ?? ''),
    take: (shipments) => shipments,
  })
  return answer ?? loaded
}
