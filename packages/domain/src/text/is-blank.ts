/**
 * Whether a text shows nothing: it is empty, or of blanks and of marks without a shape of their own
 * alone.
 */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}\p{Cc}]*$/u.test(text)
