import { renewCatalog } from '../../shop/catalog/renew-catalog.ts'
import { announceMoves } from '../shipment/announce-shipments.ts'
import type { Api } from '../../ground/ports.ts'
import { announceToBoard, announceToDiner } from '../../ground/realtime/announce.ts'
import type { ChangedOrder } from './status-store.ts'

/**
 * Tells everybody who looks at an order that it changed: the shop's board, its diner, its riders,
 * and the menu where a plate that was sold out sells again.
 */
export async function announceChange(api: Api, changed: ChangedOrder): Promise<void> {
  const { id, code, status, contactId } = changed
  if (changed.sellsAgain) await renewCatalog(api, contactId)
  announceToBoard(api, contactId, { id, code, status })
  announceToDiner(api, { code, status })
  await announceMoves(api, contactId, changed.shipments)
}
