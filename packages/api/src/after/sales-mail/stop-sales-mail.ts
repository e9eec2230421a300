import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { companyNameOf, saveWish } from './sales-mail-store.ts'
import { readStopToken } from './stop-token.ts'

/** Stops a reader’s mails about a company by the link in one of them. Idempotent. */
export const stopSalesMail: Handler<'stopSalesMail'> = async (api, { params }) => {
  const reader = readStopToken(api, params.token)
  const company = reader && (await companyNameOf(api.database, reader.companyId))
  if (!reader || company === undefined) return no('mail-link-unknown')
  await saveWish(api, { ...reader, wanted: false })
  return yes({ company })
}
