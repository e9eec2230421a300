import { majorOf } from '@mostrador/contract/money/minor-of'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findMode } from './find-mode.ts'

/** Returns a mode’s service fee. Source: 000 §3 Fee entity, §7. */
export const getFees: Handler<'getFees'> = async (api, { params }) => {
  const found = await findMode(api, params.id)
  if (!found) return no('order-mode-not-found')
  const { userFee, percentageUserFee } = found.mode.serviceFee
  return yes({ userFee: majorOf(userFee, found.catalog.contact.mantissa), percentageUserFee })
}
