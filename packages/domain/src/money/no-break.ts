/** Keeps an amount and its currency on one line of a sentence. */
export const noBreak = (amount: string): string => amount.replaceAll(' ', '\u00a0')
