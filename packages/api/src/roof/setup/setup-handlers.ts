import { getSetup } from './get-setup.ts'
import { publishLocal } from './publish-local.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const setupHandlers = {
  getSetup,
  publishLocal,
}
