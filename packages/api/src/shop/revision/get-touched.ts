import { yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfBranch } from './branch-place.ts'
import { countTouched } from './touched-store.ts'

/** Counts the carts and orders that a change of places meets. */
export const getTouched: Handler<'getTouched'> = async ({ database, now }, { params, query }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  return yes(await countTouched(database, params.id, { places: query.place, now: now() }))
}
