import { findPlaceAt } from './find-place-at.ts'
import { getPlace } from './get-place.ts'
import { listPlaceSuggestions } from './list-place-suggestions.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const geocodingHandlers = {
  findPlaceAt,
  getPlace,
  listPlaceSuggestions,
}
