import { route } from '../route.ts'

/** 001 §7. */
export const guideRoutes = {
  listNearby: route('POST', '/api/menu/near'),
} as const
