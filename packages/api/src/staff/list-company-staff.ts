import { yes, type Handler } from '../http/handler.ts'
import { listPeople } from './company-people.ts'

/** Who works for a company, for its owners; of others the company is not there. Two queries. */
export const listCompanyStaff: Handler<'listCompanyStaff'> = async ({ database }, { params, staff }) => {
  return yes(await listPeople(database, { companyId: params.id, selfId: staff.id }))
}
