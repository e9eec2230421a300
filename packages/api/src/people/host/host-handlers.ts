import { getHostProof, lookAtHost } from './host-proofs.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const hostHandlers = {
  getHostProof,
  lookAtHost,
}
