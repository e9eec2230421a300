import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { holidaysNow, keepAnswers } from './holidays-now.ts'

/**
 * Locals open as always on a holiday. All of them are of the branch and of those whose hours the
 * one who says it may change, or nothing is written.
 */
export const openAsAlways: Handler<'openAsAlways'> = async (api, { params, body, staff }) => {
  const locals = [...new Set(body.locals)]
  if (!locals.every((id) => staff.branchContactIds.includes(id))) return no('branch-contact-not-found')
  const answer = { contactId: params.id, day: params.day, locals, staffUserId: staff.id }
  if (!(await keepAnswers(api, answer))) return no('branch-contact-not-found')
  const told = await holidaysNow(api, params.id, staff)
  return told ? yes(told) : no('branch-contact-not-found')
}
