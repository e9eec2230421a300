import { placeQuery } from '@mostrador/domain/delivery/place-query'
import { yes, type Handler, no } from '../http/handler.ts'
import { askGeocoder } from './ask-geocoder.ts'
import { geocoderOf } from './geocoder-of.ts'
import { withPointKey } from './point-key.ts'

/** Returns the pin's address, or null. Source: 000 §2 Address modal, "Mi ubicación". */
const findPlaceAt: Handler<'findPlaceAt'> = async (api, { query, call }) => {
  const { branchId, ...point } = query
  const geocoder = await geocoderOf(api, branchId)
  const answer = await askGeocoder(api, { call, ask: () => geocoder.reverse(point) })
  if (!answer.ok) return answer
  return yes(answer.value && withPointKey(api, answer.value))
}

/** Returns the chosen place with the typed number. Source: 000 §7 Address suggestions. */
const getPlace: Handler<'getPlace'> = async (api, { query, call }) => {
  const { id, number, sessionToken = null } = query
  const geocoder = await geocoderOf(api, query.branchId)
  const ask = () => geocoder.resolve({ id, number, sessionToken })
  const answer = await askGeocoder(api, { call, ask })
  if (!answer.ok) return answer
  return answer.value ? yes(withPointKey(api, answer.value)) : no('place-not-found')
}

/** Fewer letters than this are not sent to the geocoder. */
const MIN_LETTERS = 3

/**
 * Returns addresses for a text, near a branch contact if given. Source: 000 §5 Address modal, §7
 * Address suggestions.
 */
const listPlaceSuggestions: Handler<'listPlaceSuggestions'> = async (api, { query, call }) => {
  const { branchContactId, sessionToken = null } = query
  const text = placeQuery(query.query)
  const geocoder = await geocoderOf(api, query.branchId)
  const { attribution, searches = true } = geocoder
  if (text.length < MIN_LETTERS) return yes({ suggestions: [], attribution, searches })
  const catalog = branchContactId === undefined ? null : await api.catalogs.get(branchContactId)
  if (catalog === undefined) return no('branch-contact-not-found')
  const { lat = null, lng = null } = catalog?.contact.info ?? {}
  const near = lat === null || lng === null ? null : { lat, lng }
  const answer = await askGeocoder(api, {
    call,
    ask: () => geocoder.suggest({ text, near, sessionToken }),
  })
  if (!answer.ok) return answer
  const suggestions = answer.value.map(({ place, ...line }) => ({
    ...line,
    place: place && withPointKey(api, place),
  }))
  return yes({ suggestions, attribution, searches })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const geocodingHandlers = {
  findPlaceAt,
  getPlace,
  listPlaceSuggestions,
}
