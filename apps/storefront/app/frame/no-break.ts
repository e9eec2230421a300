/** An amount within a sentence, which no line break parts from its currency. */
export const unbroken = (amount: string): string => amount.replaceAll(' ', '\u00a0')
