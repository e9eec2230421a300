import { yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfBranch } from './branch-place.ts'
import { countTouched } from './touched-store.ts'

/** How many carts and orders a change of some places would meet. */
export const getTouched: Handler<'getTouched'> = async ({ database, now }, { params, query }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  return yes(await countTouched(database, params.id, { places: query.place, now: now() }))
}
