import { logDinerError } from './log-diner-error.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findClientError, findClientErrors, resolveGroup } from './client-error-store.ts'

/** Returns an error with its last report. */
const getClientError: Handler<'getClientError'> = async (api, { params }) => {
  const found = await findClientError(api.database, { id: params.errorId, contactId: params.id })
  return found ? yes(found) : no('client-error-not-found')
}

/** Lists the errors in the browsers of a brand's diners. */
const listClientErrors: Handler<'listClientErrors'> = async (api, { params, query }) => {
  const { status, order } = query
  const asked = { contactId: params.id, isResolved: status === 'RESOLVED', order }
  return yes({ errors: await findClientErrors(api.database, asked) })
}

/** Marks an error as resolved or not. */
const resolveClientError: Handler<'resolveClientError'> = async (api, { params, body, staff }) => {
  const changed = await resolveGroup(api.database, {
    id: params.errorId,
    contactId: params.id,
    isResolved: body.resolved,
    staffUserId: staff.id,
    now: api.now(),
  })
  return changed ? yes(changed) : no('client-error-not-found')
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const clientErrorHandlers = {
  getClientError,
  listClientErrors,
  resolveClientError,
  logDinerError,
}
