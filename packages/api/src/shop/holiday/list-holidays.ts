import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { holidaysNow } from './holidays-now.ts'

/** Lists the coming holidays, with the branch contacts that have not answered. */
export const listHolidays: Handler<'listHolidays'> = async (api, { params, staff }) => {
  const told = await holidaysNow(api, params.id, staff)
  return told ? yes(told) : no('branch-contact-not-found')
}
