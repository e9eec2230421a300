import { yes, type Handler } from '../../ground/http/handler.ts'
import { findCases } from './case-store.ts'

/** Lists a page of the caller’s branch contact’s cases. */
export const listCases: Handler<'listCases'> = async ({ database }, { params, query }) => {
  const { status, before } = query
  return yes(await findCases(database, { contactId: params.id, status, before }))
}
