import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { no, noWith, yes, type Handler } from '../../ground/http/handler.ts'
import { riderPhoneCookie, riderPhoneOf } from './rider-device.ts'
import { findRiderByPhone, findShiftPlace } from './rider-store.ts'

/**
 * Returns a rider’s name and shift by phone. Malformed and unknown phones, and unknown branch
 * contacts, are answered alike. Two queries. Source: 001 §2, §7.
 */
export const getRiderByPhone: Handler<'getRiderByPhone'> = async (api, { query, call }) => {
  const { rateLimiter, database } = api
  if (!(await rateLimiter.take('rider-lookup-address', call.ip))) return no('too-many-requests')
  const place = await findShiftPlace(database, query.branchContactId)
  const phone = place && readKeptPhone(query.phone, place.country)
  if (!phone) return no('rider-not-found')
  if (!(await rateLimiter.take('rider-lookup-phone', phone.key))) return no('too-many-requests')
  const rider = await findRiderByPhone(database, place, { phoneKey: phone.key, now: api.now() })
  // The cookie comes with the first answer: a phone whose next answer is lost stays known.
  const cookies = [riderPhoneCookie(api, riderPhoneOf(api, call.headers) ?? api.newId())]
  return rider ? yes(rider, cookies) : noWith('rider-not-found', cookies)
}
