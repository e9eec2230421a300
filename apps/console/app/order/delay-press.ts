import { randomUuid } from '@mostrador/live/random-uuid'

/** A press on "+10 min": its key, and the later promise that was on the screen. */
export type DelayPress = { readonly key: string; readonly seen: string | null }

/**
 * The press on a button after another one. While the screen shows the same promise it is the same
 * press: the answer may have been lost on its way. Once the promise is another one it is meant
 * anew.
 */
export const nextPress = (last: DelayPress | undefined, seen: string | null): DelayPress =>
  last && last.seen === seen ? last : { key: randomUuid(), seen }
