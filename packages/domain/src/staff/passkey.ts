/**
 * The most passkeys that one account of staff has: a phone, a computer and the keys of a drawer are
 * fewer. Ours.
 */
export const MOST_PASSKEYS = 10

/** Longest name of a passkey, in characters. Ours. */
export const LONGEST_PASSKEY_NAME = 60
