import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { askerOf, loadFollowUp } from './follow-up-store.ts'
import { openByCode } from './open-by-code.ts'

/**
 * An order, for a caller who has its link. A code that is malformed, unknown, or of another
 * tenant's alias is answered alike and after the same question: the code is the only key, and
 * nothing tells how far a guess came. Source: 001 §7.
 */
export const getOrder: Handler<'getOrder'> = async (api, { params, call }) => {
  const order = await openByCode(api, { text: params.code, call }, (code) =>
    loadFollowUp(api.database, {
      code,
      alias: params.alias.toLowerCase(),
      asker: askerOf(api, call.headers),
    }),
  )
  return typeof order === 'string' ? no(order) : yes(order)
}
