import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { holidaysNow } from './holidays-now.ts'

/** The holidays that come, with the locals that have not said yet what they do. */
export const listHolidays: Handler<'listHolidays'> = async (api, { params, staff }) => {
  const told = await holidaysNow(api, params.id, staff)
  return told ? yes(told) : no('branch-contact-not-found')
}
