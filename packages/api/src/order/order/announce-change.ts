import { renewCatalog } from '../../shop/catalog/renew-catalog.ts'
import { announceMoves } from '../shipment/announce-shipments.ts'
import type { Api } from '../../ground/ports.ts'
import { announceToBoard, announceToDiner } from '../../ground/realtime/announce.ts'
import type { ChangedOrder } from './status-store.ts'

/**
 * Announces a changed order to the board, its diner and riders, and to menus where a sold-out
 * plate sells again.
 */
export async function announceChange(api: Api, changed: ChangedOrder): Promise<void> {
  const { id, code, status, contactId } = changed
  if (changed.sellsAgain) await renewCatalog(api, contactId)
  announceToBoard(api, contactId, { id, code, status })
  announceToDiner(api, { code, status })
  await announceMoves(api, contactId, changed.shipments)
}
