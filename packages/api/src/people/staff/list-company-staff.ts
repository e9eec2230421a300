import { yes, type Handler } from '../../ground/http/handler.ts'
import { listPeople } from './company-people.ts'

/** Lists the people who work for a company, for its owners; 404 for others. Two queries. */
export const listCompanyStaff: Handler<'listCompanyStaff'> = async ({ database }, { params, staff }) => {
  return yes(await listPeople(database, { companyId: params.id, selfId: staff.id }))
}
