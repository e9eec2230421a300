import { yes, type Handler } from '../../ground/http/handler.ts'
import { findClientErrors } from './client-error-store.ts'

/** Lists the errors in the browsers of a brand’s diners. */
export const listClientErrors: Handler<'listClientErrors'> = async (api, { params, query }) => {
  const { status, order } = query
  const asked = { contactId: params.id, isResolved: status === 'RESOLVED', order }
  return yes({ errors: await findClientErrors(api.database, asked) })
}
