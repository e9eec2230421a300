import type { Context } from 'hono'
import type { CallVariables } from '../http/raw-input.ts'
import type { Ports } from '../ports.ts'
import { problemResponse } from '../problem/problem-response.ts'

/**
 * Serves `/files/{sha256}/{width}.webp`: the bytes never change, so that they may be kept for a
 * year. Photos of deliveries are deleted one day: only the browser keeps them, for an hour.
 */
export const servePicture =
  (ports: Pick<Ports, 'pictures' | 'proofPhotos'>) => async (c: Context<CallVariables>) => {
    const { sha256 = '', name = '' } = c.req.param()
    const width = /^(\d{1,4})\.webp$/.exec(name)?.[1]
    const opened = width === undefined ? undefined : await openPicture(ports, sha256, Number(width))
    if (!opened)
      return problemResponse({ status: 404, code: 'file-not-found', requestId: c.get('requestId') })
    return new Response(opened.bytes, {
      headers: {
        'content-type': 'image/webp',
        'cache-control': opened.keep,
        'x-content-type-options': 'nosniff',
      },
    })
  }

async function openPicture(
  { pictures, proofPhotos }: Pick<Ports, 'pictures' | 'proofPhotos'>,
  sha256: string,
  width: number,
) {
  const bytes = await pictures.openVariant(sha256, width)
  if (bytes) return { bytes, keep: 'public, max-age=31536000, immutable' }
  const photo = await proofPhotos.openVariant(sha256, width)
  return photo && { bytes: photo, keep: 'private, max-age=3600' }
}
