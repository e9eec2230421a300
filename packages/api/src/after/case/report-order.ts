import { errorTypeNamed } from '@mostrador/copy/case'
import { soughtOrderCode } from '@mostrador/domain/order/order-code'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { openByCode } from '../../order/order/open-by-code.ts'
import { announceToBoard } from '../../ground/realtime/announce.ts'
import { saveReport } from './report-store.ts'

/**
 * Reports a problem with an order, for a caller who has its code. An unknown type is refused
 * before any lookup; a malformed code and an unknown one are answered alike. Source: 001 §2, §5,
 * §7.
 */
export const updateOrderDetails: Handler<'updateOrderDetails'> = async (api, { body, call }) => {
  const errorType = errorTypeNamed(body.errorType)
  if (!errorType) return no('error-type-unknown')
  const code = soughtOrderCode(body.code)
  if (!(await api.rateLimiter.take('report-order-address', call.ip))) return no('too-many-requests')
  if (!(await api.rateLimiter.take('report-order-code', code))) return no('too-many-requests')
  const told = {
    errorType,
    details: (body.details ?? '').trim(),
    items: [...new Set(body.items)],
    photos: [...new Set(body.photos)],
  }
  const order = await openByCode(api, { text: code, call }, (sought) =>
    saveReport(api.database, { id: api.newId(), code: sought, ...told, now: api.now() }),
  )
  if (typeof order === 'string') return no(order)
  const { id, status, contactId, isNews, isOfOrder } = order
  if (!isOfOrder) return no('report-not-of-order')
  if (isNews) announceToBoard(api, contactId, { id, code, status })
  return yes(null)
}
