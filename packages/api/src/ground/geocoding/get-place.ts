import { no, yes, type Handler } from '../http/handler.ts'
import { askGeocoder } from './ask-geocoder.ts'
import { geocoderOf } from './geocoder-of.ts'
import { withPointKey } from './point-key.ts'

/** Returns the chosen place with the typed number. Source: 000 §7 Address suggestions. */
export const getPlace: Handler<'getPlace'> = async (api, { query, call }) => {
  const { id, number, sessionToken = null } = query
  const geocoder = await geocoderOf(api, query.branchId)
  const ask = () => geocoder.resolve({ id, number, sessionToken })
  const answer = await askGeocoder(api, { call, ask })
  if (!answer.ok) return answer
  return answer.value ? yes(withPointKey(api, answer.value)) : no('place-not-found')
}
