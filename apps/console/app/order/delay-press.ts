import { randomUuid } from '@mostrador/live/random-uuid'

/** Press on "+10 min": its idempotency key, and the promise that was shown. */
export type DelayPress = { readonly key: string; readonly seen: string | null }

/**
 * Returns the press after another one. While the same promise is shown it is the same press, whose
 * answer may have been lost; another promise makes a new one.
 */
export const nextPress = (last: DelayPress | undefined, seen: string | null): DelayPress =>
  last && last.seen === seen ? last : { key: randomUuid(), seen }
