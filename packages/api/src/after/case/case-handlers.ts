import { soughtOrderCode } from '@mostrador/domain/order/order-code'
import { errorTypeNamed } from '@mostrador/copy/case'
import { no, type Handler, yes } from '../../ground/http/handler.ts'
import { findPhoto, findPhotographed, keepPhoto } from './photo-store.ts'
import { openByCode } from '../../order/order/open-by-code.ts'
import { keepPicture, laterPicture } from '../../shop/picture/keep-picture.ts'
import { takeWork } from '../../ground/rate-limit/take-work.ts'
import { announceToBoard } from '../../ground/realtime/announce.ts'
import { advanceCase, hasCase, findCases } from './case-store.ts'
import { saveReport } from './report-store.ts'

/** How wide a photo of a case is shown, in pixels: an open one fills a screen. */
const WIDTH = 1280

/**
 * Returns a photo of a case to the staff of its branch contact; another's, another case's and a
 * deleted one are answered alike. No cache keeps it. Source: docs/decisions/084.
 */
const getCasePhoto: Handler<'getCasePhoto'> = async (api, { params, staff }) => {
  const sha256 = await findPhoto(api.database, {
    id: params.photoId,
    caseId: params.id,
    contactIds: staff.branchContactIds,
  })
  const bytes = sha256 === undefined ? undefined : await api.reportPhotos.openVariant(sha256, WIDTH)
  if (!bytes) return no('file-not-found')
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * Keeps a photo of an order, re-encoded and without the camera's data, for a caller who has the
 * order's code. Only the shop's staff see it, once a report names it. Rate limits are checked
 * before its bytes are read. Source: docs/decisions/084.
 */
const uploadReportPhoto: Handler<'uploadReportPhoto'> = async (api, { params, body, call }) => {
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

/** Takes or closes a case; of two people at once one succeeds, and the other gets a conflict. */
const changeCaseStatus: Handler<'changeCaseStatus'> = async (api, { params, body, staff }) => {
  const theirs = { id: params.id, contactIds: staff.branchContactIds }
  const change = { ...theirs, action: body.action, staffUserId: staff.id, now: api.now() }
  const changed = await advanceCase(api.database, change)
  if (!changed) return no((await hasCase(api.database, theirs)) ? 'case-already-changed' : 'case-not-found')
  const { contactId, ...info } = changed
  const { id, code, status } = info.order
  announceToBoard(api, contactId, { id, code, status })
  return yes(info)
}

/** Lists a page of the caller's branch contact's cases. */
const listCases: Handler<'listCases'> = async ({ database }, { params, query }) => {
  const { status, before } = query
  return yes(await findCases(database, { contactId: params.id, status, before }))
}

/**
 * Reports a problem with an order, for a caller who has its code. An unknown type is refused
 * before any lookup; a malformed code and an unknown one are answered alike. Source: 001 §2, §5,
 * §7.
 */
const updateOrderDetails: Handler<'updateOrderDetails'> = async (api, { body, call }) => {
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

/** Handlers of cases: reports of diners and low scores. */
export const caseHandlers = {
  getCasePhoto,
  uploadReportPhoto,
  changeCaseStatus,
  listCases,
  updateOrderDetails,
}
