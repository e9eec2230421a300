import { route } from '../route.ts'

/** 000 §7 and decisions.md. */
export const dinerRoutes = {
  logDinerError: route('POST', '/api/diner/log'),
} as const
