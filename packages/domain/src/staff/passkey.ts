/**
 * The most passkeys that one account of staff has: a phone, a computer and the keys of a drawer are
 * fewer. Ours.
 */
export const MOST_PASSKEYS = 10

/** The longest name that somebody gives a passkey, in characters. Ours. */
export const LONGEST_PASSKEY_NAME = 60
