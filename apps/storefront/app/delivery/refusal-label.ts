import { addressCopy } from '@mostrador/copy/address'

/** Reasons why the address gets no delivery. Source: 000 §8, Delivery labels. */
export type DeliveryRefusal = 'outside' | 'no-riders'

/** Returns the label of a delivery refusal. */
export const refusalLabel = (reason: DeliveryRefusal): string =>
  reason === 'outside' ? addressCopy.outside : addressCopy.noRiders
