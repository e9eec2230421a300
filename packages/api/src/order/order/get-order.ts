import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { askerOf, loadFollowUp } from './follow-up-store.ts'
import { openByCode } from './open-by-code.ts'

/**
 * Returns an order, for a caller with its link. Malformed, unknown and foreign codes are answered
 * alike after the same query, so that a guess learns nothing. Source: 001 §7.
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
