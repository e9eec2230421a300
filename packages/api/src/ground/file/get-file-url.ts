import { no, yes, type Handler } from '../http/handler.ts'

/**
 * Where a picture is served: `id` is a file's, or the company, branch, category or plate that shows
 * it. Source: 000 §7.
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
