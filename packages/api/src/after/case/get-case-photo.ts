import { no, type Handler } from '../../ground/http/handler.ts'
import { findPhoto } from './photo-store.ts'

/** How wide a photo of a case is shown, in pixels: an open one fills a screen. */
const WIDTH = 1280

/**
 * Returns a photo of a case to the staff of its branch contact; another’s, another case’s and a
 * deleted one are answered alike. No cache keeps it. Source: docs/decisions/084.
 */
export const getCasePhoto: Handler<'getCasePhoto'> = async (api, { params, staff }) => {
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
