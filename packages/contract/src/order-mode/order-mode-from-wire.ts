import type { DeliveryTerms, GeneralAdjustment, ServiceFee } from '@mostrador/domain/pricing/adjustment'
import { minorOf } from '../money/minor-of.ts'
import type { GeneralAdjustmentInfo, OrderModeInfo } from './order-mode-schema.ts'

/** Returns a general discount or surcharge in minor units. */
export const adjustmentFromWire = (info: GeneralAdjustmentInfo, mantissa: number): GeneralAdjustment => ({
  id: info.id,
  name: info.name,
  type: info.type,
  value: info.type === 'FIXED' ? minorOf(info.value, mantissa) : info.value,
  paymentTypeIds: info.paymentTypeIds,
})

/** Returns the service fee in minor units. */
export const serviceFeeFromWire = (
  info: { readonly userFee: number; readonly percentageUserFee: number },
  mantissa: number,
): ServiceFee => ({ userFee: minorOf(info.userFee, mantissa), percentageUserFee: info.percentageUserFee })

/** Returns the delivery terms in minor units; null for a mode without delivery. */
export function deliveryTermsFromWire(
  info: OrderModeInfo['deliveryTerms'],
  mantissa: number,
): DeliveryTerms | null {
  if (!info) return null
  return {
    card: minorOf(info.cardFee, mantissa),
    cash: info.cashFee === null ? null : minorOf(info.cashFee, mantissa),
    minimumOrderPrice: minorOf(info.minimumOrderPrice, mantissa),
    freeDeliveryFrom: info.freeDeliveryFrom === null ? null : minorOf(info.freeDeliveryFrom, mantissa),
  }
}
