import { no, yes, type Handler } from '../http/handler.ts'

/**
 * Returns a picture's URL; `id` is a file's, or its company's, branch's, category's or plate's.
 * Source: 000 §7.
 */
export const getFileUrl: Handler<'getFileUrl'> = async ({ database }, { params, query }) => {
  const row = await database
    .selectFrom('files')
    .select('sha256')
    .where((on) =>
      on.or([
        on('id', '=', params.id),
        on.and([on('owner_id', '=', params.id), on('kind', '=', query.type as 'LOGO')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row ? yes({ url: `/files/${row.sha256}/640.webp` }) : no('file-not-found')
}
