import { route } from '../route.ts'

/** 000 §7, 001 §7. */
export const orderRoutes = {
  placeOrder: route('POST', '/api/order'),
  getOrder: route('GET', '/api/diner/{alias}/order/{code}'),
  listOrders: route('GET', '/api/orders'),
  listBoard: route('GET', '/api/console/branchcontacts/{id}/orders'),
  getConsoleOrder: route('GET', '/api/console/orders/{id}'),
  changeOrderStatus: route('POST', '/api/console/orders/{id}/status'),
} as const
