import { route } from '../route.ts'

/** 000 §7, 001 §7. */
export const abandonedCartRoutes = {
  noticeAbandonedCart: route('POST', '/api/abandoned/cart/'),
  cancelAbandonedCart: route('PUT', '/api/abandoned/cart/cancel/'),
  recoverCart: route('GET', '/api/recovery/cart/{phone}/{branchContactId}'),
} as const
