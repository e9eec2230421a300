import { route } from '../route.ts'

/** 000 §7. */
export const deliveryRoutes = {
  getDeliveryFee: route('GET', '/api/branch/{id}/deliveryzones/fee'),
} as const
