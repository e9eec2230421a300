import { route } from '../route.ts'

/** The start page's own call: 000 §2 Routes, docs/decisions/010. */
export const branchRoutes = {
  listBranches: route('GET', '/api/diner/branches'),
} as const
