import { href } from 'react-router'
import type { Delivery } from './delivery.ts'

/** Returns the address of a delivery's page. Source: 001 §2 Route table. */
export const deliveryPath = (alias: string, { kind, id }: Pick<Delivery, 'kind' | 'id'>): string =>
  href('/logistics/:alias/shipments/:shipmentType?/:shipmentId', {
    alias,
    shipmentType: kind,
    shipmentId: id,
  })

/** Returns the address of the list. */
export const shipmentsPath = (alias: string): string => href('/logistics/:alias/shipments', { alias })
