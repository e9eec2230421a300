import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { loadCompany } from './company-store.ts'

/** Returns a company. Source: 000 §7. */
export const getCompany: Handler<'getCompany'> = async ({ database }, { params }) => {
  const company = await loadCompany(database, params.companyId)
  return company ? yes(company) : no('company-not-found')
}
