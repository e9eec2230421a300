import { route } from '../route.ts'

/** 000 §7. */
export const customisationRoutes = {
  listCustomisations: route('GET', '/api/menucustomization/{branchId}'),
} as const
