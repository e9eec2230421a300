import { route } from '../route.ts'

/** Ours: what the console shows of what went wrong in browsers. */
export const clientErrorRoutes = {
  listClientErrors: route('GET', '/api/console/branchcontacts/{id}/clienterrors'),
  getClientError: route('GET', '/api/console/branchcontacts/{id}/clienterrors/{errorId}'),
  resolveClientError: route('POST', '/api/console/branchcontacts/{id}/clienterrors/{errorId}/resolution'),
} as const
