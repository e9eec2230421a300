import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { findClientError } from './client-error-store.ts'
import { refuseCashier } from '../staff/refuse-cashier.ts'

/** One error with its last report. */
export const getClientError: Handler<'getClientError'> = async (api, { params, staff }) => {
  const refused = refuseCashier(staff, params.id)
  if (refused) return refused
  const found = await findClientError(api.database, { id: params.errorId, contactId: params.id })
  return found ? yes(found) : no('client-error-not-found')
}
