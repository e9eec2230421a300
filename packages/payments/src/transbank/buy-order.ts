/**
 * Returns an attempt's id as Webpay's `buy_order`, which holds 26 characters: a UUID's number in
 * base 36 (25 characters at most). The same attempt has always the same one.
 */
export const buyOrderOf = (attemptId: string): string =>
  BigInt(`0x${attemptId.replaceAll('-', '')}`).toString(36)
