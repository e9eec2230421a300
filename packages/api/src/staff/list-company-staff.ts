import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { isOwnerOf, listPeople } from './company-people.ts'

/** Who works for a company, for its owners; of others the company is not there. Two queries. */
export const listCompanyStaff: Handler<'listCompanyStaff'> = async ({ database }, { params, staff }) => {
  if (!(await isOwnerOf(database, staff, params.id))) return no('company-not-found')
  return yes(await listPeople(database, { companyId: params.id, selfId: staff.id }))
}
