import { route } from '../route.ts'

/** 000 §7. */
export const companyRoutes = {
  getCompany: route('GET', '/api/diner/companies/{companyId}'),
  listCompanyBranches: route('GET', '/api/diner/companies/{companyId}/branches'),
} as const
