import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { mayGetSales, saveWish } from './sales-mail-store.ts'

/** Whether somebody gets the numbers of a company's days by mail. Two statements. */
export const setSalesMail: Handler<'setSalesMail'> = async (api, { params, body, staff }) => {
  const { wanted } = body
  const reader = { companyId: params.id, staffUserId: staff.id }
  if (!mayGetSales(staff, params.id)) return no('company-not-found')
  await saveWish(api, { ...reader, wanted })
  return yes({ wanted })
}
