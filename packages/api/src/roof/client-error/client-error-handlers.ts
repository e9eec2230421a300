import { getClientError } from './get-client-error.ts'
import { listClientErrors } from './list-client-errors.ts'
import { resolveClientError } from './resolve-client-error.ts'
import { logDinerError } from './log-diner-error.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const clientErrorHandlers = {
  getClientError,
  listClientErrors,
  resolveClientError,
  logDinerError,
}
