import { route } from '../route.ts'

/** 000 §7. */
export const orderModeRoutes = {
  listBranchOrderModes: route('GET', '/api/diner/branchordermodes/{branchId}'),
  getSchedule: route('GET', '/api/ordermode/schedule/{orderModeId}'),
  listGeneralDiscounts: route('GET', '/api/ordermodes/{id}/generaldiscounts'),
  listGeneralSurcharges: route('GET', '/api/ordermodes/{id}/generalsurcharges'),
  getFees: route('GET', '/api/ordermodes/{id}/fees'),
} as const
