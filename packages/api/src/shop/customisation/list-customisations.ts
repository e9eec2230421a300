import { no, type Handler } from '../../ground/http/handler.ts'
import { answerReady, compressBody } from '../../ground/http/compressed-body.ts'
import { listActive } from './customisation-store.ts'

/** Light compression: answers are small, and made each time. */
const QUALITY = 4

/**
 * Lists a branch's active customisations in order: one query, with an `ETag`. Commands are the
 * documents' text. Source: 000 §3, §7.
 */
export const listCustomisations: Handler<'listCustomisations'> = async ({ database }, { params, call }) => {
  const customisations = await listActive(database, params.branchId)
  if (!customisations) return no('branch-not-found')
  const body = new TextEncoder().encode(JSON.stringify({ customisations }))
  return answerReady(call.headers, {
    bytes: await compressBody(body, QUALITY),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
