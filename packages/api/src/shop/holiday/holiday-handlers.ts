import { daysBetween } from '@mostrador/domain/scheduling/wall-time'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { holidaysNow, keepAnswers } from './holidays-now.ts'
import { contactsWhere } from '../../people/permission/may.ts'

/** Lists the coming holidays, with the branch contacts that have not answered. */
const listHolidays: Handler<'listHolidays'> = async (api, { params, staff }) => {
  const told = await holidaysNow(api, params.id, staff)
  return told ? yes(told) : no('branch-contact-not-found')
}

/** Days from today, before or after, for which an answer is taken. */
const FARTHEST_DAY = 366

/**
 * Notes that branch contacts open as always on a holiday: all of the branch, with hours that the
 * caller may change, or none is written.
 */
const openAsAlways: Handler<'openAsAlways'> = async (api, { params, body, staff }) => {
  const contacts = [...new Set(body.locals)]
  const theirs = contactsWhere(staff, ['locals.hours'])
  if (!contacts.every((id) => theirs.includes(id))) return no('branch-contact-not-found')
  const today = api.now().toISOString().slice(0, 10)
  if (Math.abs(daysBetween(today, params.day)) > FARTHEST_DAY) return no('day-too-far')
  const answer = { contactId: params.id, day: params.day, locals: contacts, staffUserId: staff.id }
  if (!(await keepAnswers(api, answer))) return no('branch-contact-not-found')
  const told = await holidaysNow(api, params.id, staff)
  return told ? yes(told) : no('branch-contact-not-found')
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const holidayHandlers = {
  listHolidays,
  openAsAlways,
}
