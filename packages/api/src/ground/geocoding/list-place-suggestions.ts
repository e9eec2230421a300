import { placeQuery } from '@mostrador/domain/delivery/place-query'
import { no, yes, type Handler } from '../http/handler.ts'
import { askGeocoder } from './ask-geocoder.ts'
import { geocoderOf } from './geocoder-of.ts'
import { withPointKey } from './point-key.ts'

/** Fewer letters than this are not sent to the geocoder. */
const MIN_LETTERS = 3

/**
 * Returns addresses for a text, near a branch contact if given. Source: 000 §5 Address modal, §7
 * Address suggestions.
 */
export const listPlaceSuggestions: Handler<'listPlaceSuggestions'> = async (api, { query, call }) => {
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
