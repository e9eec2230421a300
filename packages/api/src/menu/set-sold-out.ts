import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { announceCatalog } from '../realtime/announce.ts'
import { markSoldOut } from './sold-out-store.ts'

/**
 * Marks a plate sold out at a branch contact, or back: orders that are judged from now on know it.
 */
export const setSoldOut: Handler<'setSoldOut'> = async (api, { params, body, staff }) => {
  if (!staff.branchContactIds.includes(params.id)) return no('plate-not-found')
  const mark = { contactId: params.id, plateId: params.plateId, staffUserId: staff.id, now: api.now() }
  if (!(await markSoldOut(api.database, mark, body.soldOut))) return no('plate-not-found')
  await announceCatalog(api, params.id)
  return yes({ soldOut: body.soldOut })
}
