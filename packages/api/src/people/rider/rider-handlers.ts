import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { chooseRiderPin } from './rider-pin.ts'
import { riderTeamHandlers } from './rider-team.ts'
import { no, noWith, yes, type Handler } from '../../ground/http/handler.ts'
import { changeShift, isOtherDevice } from './change-shift.ts'
import { saveNewRider, findRiderByPhone, findShiftPlace, saveShift } from './rider-store.ts'
import { riderPhoneCookie, riderPhoneOf } from './rider-device.ts'

/** Registers a rider by the security code and begins the shift; a registered one only begins it. */
const createRider: Handler<'createRider'> = async (api, { body, call }) => {
  const request = { form: body, call, riderId: api.newId(), nameRequired: true }
  const changed = await changeShift(api, request, saveNewRider)
  if (changed.ok) return yes(changed.rider, changed.cookies)
  if (isOtherDevice(changed)) return noWith(changed.why, changed.cookies, changed.errors)
  return changed.why === 'rider-not-found' ? no('security-code-wrong') : no(changed.why)
}

/**
 * Returns a rider's name and shift by phone. Malformed and unknown phones, and unknown branch
 * contacts, are answered alike. Two queries. Source: 001 §2, §7.
 */
const getRiderByPhone: Handler<'getRiderByPhone'> = async (api, { query, call }) => {
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

/**
 * Begins or ends a registered rider's shift by the code; older tokens die. Source: 001 §4 Rider
 * shift.
 */
const updateRider: Handler<'updateRider'> = async (api, { params, body, call }) => {
  const request = { form: body, call, riderId: params.id, nameRequired: false }
  const changed = await changeShift(api, request, saveShift)
  if (changed.ok) return yes(changed.rider, changed.cookies)
  if (isOtherDevice(changed)) return noWith(changed.why, changed.cookies, changed.errors)
  return no(changed.why)
}

/**
 * Returns the rider of a token, the branch contact, and whether a PIN for another phone exists.
 * Source: 001 §3 Rider.
 */
const whoAmI: Handler<'whoAmI'> = async (_, { rider }) =>
  yes({
    riderId: rider.id,
    name: rider.name,
    phone: rider.phone,
    branchContactId: rider.branchContactId,
    hasPin: rider.hasPin,
  })

/** Handlers of riders' own calls and of the shop's riders. */
export const riderHandlers = {
  getRiderByPhone,
  createRider,
  updateRider,
  whoAmI,
  chooseRiderPin,
  ...riderTeamHandlers,
}
