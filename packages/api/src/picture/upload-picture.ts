import { SMALLEST_PICTURE_SIDE } from '@mostrador/domain/picture/picture-limits'
import { uploadName } from '@mostrador/domain/picture/upload-name'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { rememberUpload } from './picture-store.ts'

/**
 * Keeps a picture for a company, re-encoded and without what a camera wrote into it. Nothing shows
 * it before a change of the document names it.
 */
export const uploadPicture: Handler<'uploadPicture'> = async (
  { database, pictures, now },
  { params, query, body },
) => {
  const kept = await pictures.put(new Uint8Array(await body.arrayBuffer()))
  if (!kept.ok) return no(kept.refusal.code)
  const { sha256, width, height, color, isAnimation } = kept.file
  if (Math.max(width, height) < SMALLEST_PICTURE_SIDE) return no('picture-too-small')
  const source = uploadName(sha256, query.name)
  await rememberUpload(database, { branchId: params.id, source, file: kept.file, now: now() })
  return yes({ source, sha256, picture: { url: `/files/${sha256}`, color }, width, height, isAnimation })
}
