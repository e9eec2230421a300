/** A phone as it is kept: the plus and its digits. */
export const tidyPhone = (text: string): string => text.replaceAll(/[\s().-]/g, '')
