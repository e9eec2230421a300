import { isHeard } from '@mostrador/domain/listening/hearing'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { awaitsOrders } from './awaits-orders.ts'
import { hearAt } from './hear-at.ts'

/**
 * Takes the beat of a console, and returns whether any listens. A listening one ends the pause
 * that began by itself.
 */
export const reportListening: Handler<'reportListening'> = async (api, { params, body, staff }) => {
  if (!(await api.rateLimiter.take('listening-beat', staff.id))) return no('too-many-requests')
  const contactId = params.id
  const found = await hearAt(api, { contactId, staffUserId: staff.id, told: body })
  if (!found) return no('branch-contact-not-found')
  const { hears, othersAt } = found
  if (hears || isHeard(othersAt && new Date(othersAt), api.now())) return yes({ heard: true, unheard: false })
  const catalog = await api.catalogs.get(contactId)
  return yes({ heard: false, unheard: catalog !== undefined && awaitsOrders(catalog.contact, api.now()) })
}
