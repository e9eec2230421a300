import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { mayGetSales } from '../../people/staff/list-sales-mails.ts'
import { saveWish, companyNameOf } from './sales-mail-store.ts'
import { readStopToken } from './stop-token.ts'

/** Turns the mails of a company's numbers on or off for the caller. Two statements. */
const setSalesMail: Handler<'setSalesMail'> = async (api, { params, body, staff }) => {
  const { wanted } = body
  const reader = { companyId: params.id, staffUserId: staff.id }
  if (!mayGetSales(staff, params.id)) return no('company-not-found')
  await saveWish(api, { ...reader, wanted })
  return yes({ wanted })
}

/** Stops a reader's mails about a company by the link in one of them. Idempotent. */
const stopSalesMail: Handler<'stopSalesMail'> = async (api, { params }) => {
  const reader = readStopToken(api, params.token)
  const company = reader && (await companyNameOf(api.database, reader.companyId))
  if (!reader || company === undefined) return no('mail-link-unknown')
  await saveWish(api, { ...reader, wanted: false })
  return yes({ company })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const salesMailHandlers = {
  setSalesMail,
  stopSalesMail,
}
