import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { deniedBranding } from './branding-access.ts'

/**
 * Keeps a picture for a branch, re-encoded and without what a camera wrote into it. Nothing shows
 * it before a version names it.
 */
export const uploadBrandingPicture: Handler<'uploadBrandingPicture'> = async (
  { database, pictures, now },
  { params, body, staff },
) => {
  const denied = await deniedBranding(database, staff, params.id)
  if (denied) return denied
  const kept = await pictures.put(new Uint8Array(await body.arrayBuffer()))
  if (!kept.ok) return no(kept.refusal.code)
  const { sha256, mediaType, sizeBytes, width, height, color } = kept.file
  await database
    .insertInto('branding_pictures')
    .columns([
      'company_id',
      'branch_id',
      'sha256',
      'source_name',
      'media_type',
      'size_bytes',
      'width',
      'height',
      'color',
      'created_at',
    ])
    .expression((from) =>
      from
        .selectFrom('branches')
        .select(({ val, ref }) => [
          ref('company_id').as('company_id'),
          ref('id').as('id'),
          val(sha256).as('sha256'),
          // Named by its content: a tenant file of the same branch never means another picture by
          // it.
          val(`console/${sha256}.webp`).as('source_name'),
          val(mediaType).as('media_type'),
          val(sizeBytes).as('size_bytes'),
          val(width).as('width'),
          val(height).as('height'),
          val(color).as('color'),
          val(now()).as('created_at'),
        ])
        .where('id', '=', params.id),
    )
    .onConflict((on) => on.columns(['branch_id', 'sha256']).doNothing())
    .execute()
  return yes({ sha256, url: `/files/${sha256}/640.webp` })
}
