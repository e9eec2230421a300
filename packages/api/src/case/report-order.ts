import { errorTypeNamed } from '@mostrador/copy/case'
import { soughtOrderCode } from '@mostrador/domain/order/order-code'
import { type Handler, no, yes } from '../http/handler.ts'
import { announceToBoard } from '../realtime/announce.ts'
import { saveReport } from './case-store.ts'

/**
 * Reports a problem with the order of a code, for whoever has it. What is no type is refused before anything is
 * looked up; a malformed code and an unknown one are answered alike. Source: 001 §2, §5, §7.
 */
export const updateOrderDetails: Handler<'updateOrderDetails'> = async (api, { body, call }) => {
  const errorType = errorTypeNamed(body.errorType)
  if (!errorType) return no('error-type-unknown')
  const code = soughtOrderCode(body.code)
  if (!(await api.rateLimiter.take('report-order-address', call.ip))) return no('too-many-requests')
  if (!(await api.rateLimiter.take('report-order-code', code))) return no('too-many-requests')
  const details = (body.details ?? '').trim()
  const order = await saveReport(api.database, { id: api.newId(), code, errorType, details, now: api.now() })
  if (!order) return no('order-not-found')
  const { id, status, contactId, isNews } = order
  if (isNews) announceToBoard(api, contactId, { id, code, status })
  return yes(null)
}
