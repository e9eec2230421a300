import { getAlias } from './get-alias.ts'
import { getCompany } from './get-company.ts'
import { listCompanyBranches } from './list-company-branches.ts'
import { listBranches } from './list-branches.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const companyHandlers = {
  getAlias,
  getCompany,
  listCompanyBranches,
  listBranches,
}
