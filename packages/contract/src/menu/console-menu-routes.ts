import { route } from '../route.ts'

/** Ours: what staff mark of the menu. Of its own, for the page of the menu takes the diners' routes alone. */
export const consoleMenuRoutes = {
  getConsoleMenu: route('GET', '/api/console/branchcontacts/{id}/menu'),
  setSoldOut: route('PUT', '/api/console/branchcontacts/{id}/plates/{plateId}/soldout'),
} as const
