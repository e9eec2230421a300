import { z } from 'zod'
import { branchSchema } from '../branch/branch-schema.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../wire.ts'
import * as routes from '../routes.ts'
import { companySchema } from './company-schema.ts'

const params = z.object({ companyId: id })
const refusals = [{ status: 404, code: 'company-not-found' }] as const

export const companyEndpoints = {
  getCompany: endpoint({
    route: routes.getCompany,
    summary: 'A company by its id',
    access: 'public',
    params,
    answer: companySchema,
    refusals,
  }),
  listCompanyBranches: endpoint({
    route: routes.listCompanyBranches,
    summary: 'The branches of a company, a page at a time (99 on a page)',
    access: 'public',
    params,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(99).default(99),
    }),
    answer: z.object({ branches: z.array(branchSchema), total: z.int() }),
    refusals,
  }),
}
