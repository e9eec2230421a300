import { getAlias } from './get-alias.ts'
import { listBranches } from './list-branches.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { listBranchesOf, loadCompany } from './company-store.ts'

/** Returns a company. Source: 000 §7. */
const getCompany: Handler<'getCompany'> = async ({ database }, { params }) => {
  const company = await loadCompany(database, params.companyId)
  return company ? yes(company) : no('company-not-found')
}

/** Lists a company's branches by page. Source: 000 §7. */
const listCompanyBranches: Handler<'listCompanyBranches'> = async ({ database }, { params, query }) => {
  if (!(await loadCompany(database, params.companyId))) return no('company-not-found')
  const page = { offset: query.offset, limit: query.pageSize }
  return yes(await listBranchesOf(database, params.companyId, page))
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const companyHandlers = {
  getAlias,
  getCompany,
  listCompanyBranches,
  listBranches,
}
