import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findClientError } from './client-error-store.ts'

/** Returns an error with its last report. */
export const getClientError: Handler<'getClientError'> = async (api, { params }) => {
  const found = await findClientError(api.database, { id: params.errorId, contactId: params.id })
  return found ? yes(found) : no('client-error-not-found')
}
