import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import type { CheckoutDraft } from './checkout-draft.ts'

/** Remarks for the rider besides the address. */
export type DeliveryTexts = Pick<UserLocation, 'betweenStreets' | 'details'>

/**
 * As they stand with the address; what was typed before there was one counts until it says
 * otherwise.
 */
export const deliveryTextsOf = (
  location: UserLocation | null,
  draft: Pick<CheckoutDraft, keyof DeliveryTexts>,
): DeliveryTexts => ({
  betweenStreets: location?.betweenStreets || draft.betweenStreets,
  details: location?.details || draft.details,
})
