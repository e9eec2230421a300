import { addressCopy } from '@mostrador/copy/address'

/** Why nobody brings anything to the diner's address. Source: 000 §8, Delivery labels. */
export type DeliveryRefusal = 'outside' | 'no-riders'

/** What each of them says. */
export const refusalLabel = (reason: DeliveryRefusal): string =>
  reason === 'outside' ? addressCopy.outside : addressCopy.noRiders
