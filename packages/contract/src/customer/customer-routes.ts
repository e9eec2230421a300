import { route } from '../route.ts'

/** 000 §7; the session is of decisions.md. */
export const customerRoutes = {
  getOrderingCustomer: route('GET', '/api/orderingcustomer/{phone}'),
  startDinerSession: route('POST', '/api/diner/session'),
  endDinerSession: route('DELETE', '/api/diner/session'),
} as const
