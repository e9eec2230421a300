import { SMALLEST_PICTURE_SIDE } from '@mostrador/domain/picture/picture-limits'
import { uploadName } from '@mostrador/domain/picture/upload-name'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { companyOfCall } from '../../people/permission/company-of-call.ts'
import { keepPicture, laterPicture } from './keep-picture.ts'
import { rememberUpload } from './picture-store.ts'

/**
 * Keeps a picture for a company, re-encoded and without the camera's data. It is shown once a
 * change of the document names it.
 */
export const uploadPicture: Handler<'uploadPicture'> = async (
  { database, pictures, now, turns },
  { params, query, body, staff },
) => {
  const kept = await keepPicture(turns, {
    companyId: companyOfCall(staff, params.id) ?? params.id,
    bytes: async () => new Uint8Array(await body.arrayBuffer()),
    store: pictures,
  })
  if (kept === 'file-turn-later') return laterPicture
  if (!kept.ok) return no(kept.refusal.code)
  const { sha256, width, height, color, isAnimation } = kept.file
  if (Math.max(width, height) < SMALLEST_PICTURE_SIDE) return no('picture-too-small')
  const source = uploadName(sha256, query.name)
  await rememberUpload(database, { branchId: params.id, source, file: kept.file, now: now() })
  return yes({ source, sha256, picture: { url: `/files/${sha256}`, color }, width, height, isAnimation })
}
