import { sql } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { loadBranches, loadCompany } from './company-store.ts'

/** Lists a company’s branches by page. Source: 000 §7. */
export const listCompanyBranches: Handler<'listCompanyBranches'> = async (
  { database },
  { params, query },
) => {
  if (!(await loadCompany(database, params.companyId))) return no('company-not-found')
  const page = { offset: query.offset, limit: query.pageSize }
  return yes(await loadBranches(database, sql`b.company_id = ${params.companyId}`, page))
}
