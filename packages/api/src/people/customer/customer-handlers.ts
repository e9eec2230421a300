import { eraseCustomer } from './erase-customer.ts'
import { exportCustomers } from './export-customers.ts'
import { endDinerSession } from './end-diner-session.ts'
import { getOrderingCustomer } from './get-ordering-customer.ts'
import { startDinerSession } from './start-diner-session.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const customerHandlers = {
  eraseCustomer,
  exportCustomers,
  endDinerSession,
  getOrderingCustomer,
  startDinerSession,
}
