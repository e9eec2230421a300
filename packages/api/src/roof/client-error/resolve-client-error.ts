import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { resolveGroup } from './client-error-store.ts'

/** Marks an error as resolved or not. */
export const resolveClientError: Handler<'resolveClientError'> = async (api, { params, body, staff }) => {
  const changed = await resolveGroup(api.database, {
    id: params.errorId,
    contactId: params.id,
    isResolved: body.resolved,
    staffUserId: staff.id,
    now: api.now(),
  })
  return changed ? yes(changed) : no('client-error-not-found')
}
