import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { mayGetSales } from '../../people/staff/list-sales-mails.ts'
import { saveWish } from './sales-mail-store.ts'

/** Turns the mails of a company’s numbers on or off for the caller. Two statements. */
export const setSalesMail: Handler<'setSalesMail'> = async (api, { params, body, staff }) => {
  const { wanted } = body
  const reader = { companyId: params.id, staffUserId: staff.id }
  if (!mayGetSales(staff, params.id)) return no('company-not-found')
  await saveWish(api, { ...reader, wanted })
  return yes({ wanted })
}
