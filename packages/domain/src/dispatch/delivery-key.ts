import { digitsOf } from '../random/digits-of.ts'

/** Digits of a delivery key. Source: decisions.md, Constants. */
const LENGTH = 4

/**
 * Whether a text is a delivery key: four digits and nothing else. Source: decisions.md, Constants.
 */
export const isDeliveryKey = (text: string | null): text is string =>
  new RegExp(`^[0-9]{${LENGTH}}$`).test(String(text))

/**
 * Makes the key that the diner tells the rider at the door: four digits, "0042" among them, of
 * four random bytes. Throws a `RangeError` on fewer.
 */
export const deliveryKey = (randomBytes: Uint8Array): string => digitsOf(randomBytes, LENGTH)
