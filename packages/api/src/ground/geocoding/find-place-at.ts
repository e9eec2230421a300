import { yes, type Handler } from '../http/handler.ts'
import { askGeocoder } from './ask-geocoder.ts'
import { geocoderOf } from './geocoder-of.ts'
import { withPointKey } from './point-key.ts'

/** Returns the pin’s address, or null. Source: 000 §2 Address modal, "Mi ubicación". */
export const findPlaceAt: Handler<'findPlaceAt'> = async (api, { query, call }) => {
  const { branchId, ...point } = query
  const geocoder = await geocoderOf(api, branchId)
  const answer = await askGeocoder(api, { call, ask: () => geocoder.reverse(point) })
  if (!answer.ok) return answer
  return yes(answer.value && withPointKey(api, answer.value))
}
