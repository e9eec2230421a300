import { route } from '../route.ts'

/** 000 §7. */
export const menuRoutes = {
  listMenuHashes: route('GET', '/api/diner/menu/{alias}/hash'),
  getMenu: route('GET', '/api/diner/{alias}/menu/{orderModeId}'),
  listDiscounts: route('GET', '/api/diner/{branchId}/discounts'),
  listIndicators: route('GET', '/api/indicators'),
  listEntityIndicators: route('GET', '/api/entityindicators/{type}/{id}'),
} as const
