import { route } from '../route.ts'

/** 000 §7. */
export const discountCodeRoutes = {
  validateDiscountCode: route('POST', '/api/codediscounts/validate'),
} as const
