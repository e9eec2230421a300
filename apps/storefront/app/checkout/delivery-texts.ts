import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import type { CheckoutDraft } from './checkout-draft.ts'

export type DeliveryTexts = Pick<UserLocation, 'betweenStreets' | 'details'>

/** Returns the remarks of the address, each replaced by the draft's while the address has none. */
export const deliveryTextsOf = (
  location: UserLocation | null,
  draft: Pick<CheckoutDraft, keyof DeliveryTexts>,
): DeliveryTexts => ({
  betweenStreets: location?.betweenStreets || draft.betweenStreets,
  details: location?.details || draft.details,
})
