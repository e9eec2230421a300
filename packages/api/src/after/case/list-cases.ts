import { yes, type Handler } from '../../ground/http/handler.ts'
import { findCases } from './case-store.ts'

/** The cases of a branch contact, of those that this member of staff may see. */
export const listCases: Handler<'listCases'> = async ({ database }, { params, query }) => {
  const { status, before } = query
  return yes(await findCases(database, { contactId: params.id, status, before }))
}
