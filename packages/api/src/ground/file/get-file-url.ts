import { findFile, type FileKind } from './file-store.ts'
import { no, yes, type Handler } from '../http/handler.ts'

/**
 * Returns a picture's URL; `id` is a file's, or its company's, branch's, category's or plate's.
 * Source: 000 §7.
 */
export const getFileUrl: Handler<'getFileUrl'> = async ({ database }, { params, query }) => {
  const sha256 = await findFile(database, params.id, query.type as FileKind)
  return sha256 ? yes({ url: `/files/${sha256}/640.webp` }) : no('file-not-found')
}
