import { route } from '../route.ts'

/** Ours: the customers of a brand, for whoever runs it. */
export const customerRecordRoutes = {
  exportCustomers: route('GET', '/api/console/branches/{id}/customers'),
  eraseCustomer: route('POST', '/api/console/branches/{id}/customers/erased'),
} as const
