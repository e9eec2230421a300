/** An amount within a sentence, which no line break parts from its currency. */
export const noBreak = (amount: string): string => amount.replaceAll(' ', '\u00a0')
