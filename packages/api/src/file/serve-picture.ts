import type { Context } from 'hono'
import type { CallVariables } from '../http/mount.ts'
import type { Ports } from '../ports.ts'
import { problemResponse } from '../problem/problem-response.ts'

/** `/files/{sha256}/{width}.webp`: the bytes never change for their name, so they may be kept for a year. */
export const servePicture = (ports: Pick<Ports, 'pictures'>) => async (c: Context<CallVariables>) => {
  const { sha256 = '', name = '' } = c.req.param()
  const width = /^(\d{1,4})\.webp$/.exec(name)?.[1]
  const bytes = width === undefined ? undefined : await ports.pictures.openVariant(sha256, Number(width))
  if (!bytes) return problemResponse({ status: 404, code: 'file-not-found', requestId: c.get('requestId') })
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
