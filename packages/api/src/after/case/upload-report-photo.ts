import { soughtOrderCode } from '@mostrador/domain/order/order-code'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { openByCode } from '../../order/order/open-by-code.ts'
import { keepPicture, laterPicture } from '../../shop/picture/keep-picture.ts'
import { takeWork } from '../../ground/rate-limit/take-work.ts'
import { findPhotographed, keepPhoto } from './photo-store.ts'

/**
 * Keeps a photo of an order, re-encoded and without the camera’s data, for a caller who has the
 * order’s code. Only the shop’s staff see it, once a report names it. Rate limits are checked
 * before its bytes are read. Source: docs/decisions/084.
 */
export const uploadReportPhoto: Handler<'uploadReportPhoto'> = async (api, { params, body, call }) => {
  const code = soughtOrderCode(params.code)
  if (!(await api.rateLimiter.take('report-photo', code))) return no('too-many-requests')
  const order = await openByCode(api, { text: code, call }, (sought) =>
    findPhotographed(api.database, sought),
  )
  if (typeof order === 'string') return no(order)
  if (order.photos >= api.limits.sizes['report-photos-order'].most) return no('too-many-requests')
  const { companyId } = order
  if (!(await takeWork(api.rateLimiter, 'uploadReportPhoto', { companyId, share: 'work-visitors' })))
    return no('work-share-spent')
  const kept = await keepPicture(api.turns, {
    companyId,
    bytes: async () => new Uint8Array(await body.arrayBuffer()),
    store: api.reportPhotos,
  })
  if (kept === 'file-turn-later') return laterPicture
  if (!kept.ok) return no(kept.refusal.code)
  const id = api.newId()
  await keepPhoto(api.database, { ...order, id, sha256: kept.file.sha256, now: api.now() })
  return yes({ id })
}
