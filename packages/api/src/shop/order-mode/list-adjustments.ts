import { majorOf } from '@mostrador/contract/money/minor-of'
import type { GeneralAdjustmentInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { GeneralAdjustment } from '@mostrador/domain/pricing/adjustment'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findMode } from './find-mode.ts'

const toWire = (adjustments: readonly GeneralAdjustment[], mantissa: number): GeneralAdjustmentInfo[] =>
  adjustments.map((one) => ({
    ...one,
    value: one.type === 'FIXED' ? majorOf(one.value, mantissa) : one.value,
    paymentTypeIds: [...one.paymentTypeIds],
  }))

/** Lists a mode’s general discounts. Source: 000 §7. */
export const listGeneralDiscounts: Handler<'listGeneralDiscounts'> = async (api, { params }) => {
  const found = await findMode(api, params.id)
  if (!found) return no('order-mode-not-found')
  return yes({ generalDiscounts: toWire(found.mode.discounts, found.catalog.contact.mantissa) })
}

/** Lists a mode’s general surcharges. Source: 000 §7. */
export const listGeneralSurcharges: Handler<'listGeneralSurcharges'> = async (api, { params }) => {
  const found = await findMode(api, params.id)
  if (!found) return no('order-mode-not-found')
  return yes({ generalSurcharges: toWire(found.mode.surcharges, found.catalog.contact.mantissa) })
}
