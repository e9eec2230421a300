import { route } from '../route.ts'

/** Ours: what the console looks after. */
export const caseRoutes = {
  listCases: route('GET', '/api/console/branchcontacts/{id}/cases'),
  changeCaseStatus: route('POST', '/api/console/cases/{id}/status'),
} as const
