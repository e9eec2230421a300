import { reportListening } from './report-listening.ts'
import { getTablet } from './get-tablet.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const listeningHandlers = {
  reportListening,
  getTablet,
}
