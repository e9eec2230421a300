import { route } from '../route.ts'

/** Ours: what the console works with. */
export const consoleRoutes = {
  listBoard: route('GET', '/api/console/branchcontacts/{id}/orders'),
  getConsoleOrder: route('GET', '/api/console/orders/{id}'),
  changeOrderStatus: route('POST', '/api/console/orders/{id}/status'),
  getConsoleMenu: route('GET', '/api/console/branchcontacts/{id}/menu'),
  setSoldOut: route('PUT', '/api/console/branchcontacts/{id}/plates/{plateId}/soldout'),
} as const
